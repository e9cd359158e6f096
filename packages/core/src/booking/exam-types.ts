import { oneOf } from '../lib/one-of.js'
import * as bookingMessages from '../messages/generated/booking.js'
import { type Ore, ore, ZERO } from '../money/ore.js'
import { EXAM_MINUTES, EXAM_PRICE, MEMBER_EXAM_PRICE } from './rules.js'

/** What is examined: sight, or hearing [PAGE-025, PAGE-027]. */
export const EXAM_KINDS = ['visual', 'auditory'] as const
export type ExamKind = (typeof EXAM_KINDS)[number]
export const isExamKind = oneOf(EXAM_KINDS)

/** Who may do an exam is a matter of skills; children are seen by opticians who have that of `children` besides. */
export const EXAMINER_SKILLS = ['sight', 'lenses', 'children', 'hearing'] as const
export type ExaminerSkill = (typeof EXAMINER_SKILLS)[number]
export const isExaminerSkill = oneOf(EXAMINER_SKILLS)

/** One kind of visit that can be booked; its name is the message `booking.exam.<id>`. */
export type ExamType = {
  readonly kind: ExamKind
  /** How long examiner and room are taken, minutes [BOOK-011]. */
  readonly minutes: number
  readonly skill: ExaminerSkill
  /** The customer says which age group they are in; hearing tests do not ask (decision G7). */
  readonly hasAgeGroup: boolean
  /** Paid by a company, which gives its reference (decision G8). */
  readonly isForCompany: boolean
  /** It ends in a prescription for glasses. */
  readonly givesPrescription: boolean
  /** What it costs, and what it costs members of the club. */
  readonly price: Ore
  readonly memberPrice: Ore
}

/** Minutes of an exam with contact lenses, and of the first one, where putting them in is learnt. */
export const LENS_EXAM_MINUTES = 45
export const LENS_FITTING_MINUTES = 60

/** Prices of the exams that the menu does not name (own numbers, decision G11). */
const LENS_EXAM_PRICE: Ore = ore(495)
const LENS_FITTING_PRICE: Ore = ore(695)
const DRIVING_PRICE: Ore = ore(250)

const SIGHT = {
  kind: 'visual',
  skill: 'sight',
  hasAgeGroup: true,
  isForCompany: false,
  givesPrescription: false,
} as const

export const EXAM_TYPES = {
  glasses: {
    ...SIGHT,
    givesPrescription: true,
    minutes: EXAM_MINUTES,
    price: EXAM_PRICE,
    memberPrice: MEMBER_EXAM_PRICE,
  },
  lenses: {
    ...SIGHT,
    skill: 'lenses',
    minutes: LENS_EXAM_MINUTES,
    price: LENS_EXAM_PRICE,
    memberPrice: LENS_EXAM_PRICE,
  },
  lensesNew: {
    ...SIGHT,
    skill: 'lenses',
    minutes: LENS_FITTING_MINUTES,
    price: LENS_FITTING_PRICE,
    memberPrice: LENS_FITTING_PRICE,
  },
  driving: { ...SIGHT, minutes: EXAM_MINUTES, price: DRIVING_PRICE, memberPrice: DRIVING_PRICE },
  terminal: {
    ...SIGHT,
    isForCompany: true,
    givesPrescription: true,
    minutes: EXAM_MINUTES,
    price: EXAM_PRICE,
    memberPrice: EXAM_PRICE,
  },
  hearing: {
    kind: 'auditory',
    skill: 'hearing',
    hasAgeGroup: false,
    isForCompany: false,
    givesPrescription: false,
    minutes: EXAM_MINUTES,
    price: ZERO,
    memberPrice: ZERO,
  },
} as const satisfies Record<string, ExamType>

export type ExamTypeId = keyof typeof EXAM_TYPES
export const EXAM_TYPE_IDS = Object.keys(EXAM_TYPES) as ExamTypeId[]
export const isExamTypeId = oneOf(EXAM_TYPE_IDS)

/** What each visit is called. */
export const EXAM_TYPE_MESSAGES = {
  glasses: bookingMessages.examGlasses,
  lenses: bookingMessages.examLenses,
  lensesNew: bookingMessages.examLensesNew,
  driving: bookingMessages.examDriving,
  terminal: bookingMessages.examTerminal,
  hearing: bookingMessages.examHearing,
} as const satisfies Record<ExamTypeId, () => string>
