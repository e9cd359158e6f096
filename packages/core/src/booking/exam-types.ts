import * as bookingMessages from '../messages/generated/booking.js'
import { type Ore, ore, ZERO } from '../money/ore.js'
import { EXAM_MINUTES, EXAM_PRICE, MEMBER_EXAM_PRICE } from './rules.js'

/** What an exam tests: sight or hearing [PAGE-025, PAGE-027]. */
export const EXAM_KINDS = ['visual', 'auditory'] as const
export type ExamKind = (typeof EXAM_KINDS)[number]

/** Skills that decide which exams an examiner may do. For a child the examiner also needs `children`. */
export const EXAMINER_SKILLS = ['sight', 'lenses', 'children', 'hearing'] as const
export type ExaminerSkill = (typeof EXAMINER_SKILLS)[number]

/** One kind of visit that can be booked. Prices are in öre. */
export type ExamType = {
  readonly kind: ExamKind
  /** Minutes that the examiner and the room are occupied [BOOK-011]. */
  readonly minutes: number
  readonly skill: ExaminerSkill
  /** True if the form asks for the customer's age group. Hearing tests do not ask (decision G7). */
  readonly hasAgeGroup: boolean
  /** True if a company pays and gives its reference (decision G8). */
  readonly isForCompany: boolean
  readonly givesPrescription: boolean
  readonly price: Ore
  readonly memberPrice: Ore
}

/** Minutes of an exam for contact lenses, and of the first one, in which the customer learns to insert them. */
export const LENS_EXAM_MINUTES = 45
export const LENS_FITTING_MINUTES = 60

/** Prices of the exams whose price the menu does not state (the shop chose them, decision G11). */
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

export const EXAM_TYPE_MESSAGES = {
  glasses: bookingMessages.examGlasses,
  lenses: bookingMessages.examLenses,
  lensesNew: bookingMessages.examLensesNew,
  driving: bookingMessages.examDriving,
  terminal: bookingMessages.examTerminal,
  hearing: bookingMessages.examHearing,
} as const satisfies Record<ExamTypeId, () => string>
