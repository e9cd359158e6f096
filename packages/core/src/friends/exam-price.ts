import { EXAM_TYPES, type ExamTypeId } from '../booking/exam-types.js'
import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { LIFESTYLE_EXAM } from '../lens-subscription/included-exam.js'
import * as friendsMessages from '../messages/generated/friends.js'
import { formatOre } from '../money/format-price.js'
import { type Ore, ZERO } from '../money/ore.js'

/** Why an exam costs what it does. */
export const EXAM_PRICE_KINDS = ['ordinary', 'member', 'revisit', 'included', 'lifestyle'] as const
export type ExamPriceKind = (typeof EXAM_PRICE_KINDS)[number]

/** Revisits are free up to so many days after the exam [LOYAL-004]. */
export const FREE_REVISIT_DAYS = 365

/** After which exams another visit is a revisit. Certificates, and what a company pays, are exams of their own each time. */
const REVISIT_AFTER: Readonly<Record<ExamTypeId, readonly ExamTypeId[]>> = {
  glasses: ['glasses'],
  lenses: ['lenses', 'lensesNew'],
  lensesNew: [],
  driving: [],
  terminal: [],
  hearing: [],
}

/** A visit that has taken place, of the person whom the new one is for. */
export type EarlierVisit = {
  readonly examType: ExamTypeId
  readonly day: PlainDate
  /** It was a revisit itself, which gives no right to others. */
  readonly isRevisit: boolean
}

/**
 * The last day on which a visit is a revisit; null for one that is none: a revisit is within a year of an exam of the same kind,
 * however many there are [LOYAL-004].
 */
export function revisitUntil(examType: ExamTypeId, day: PlainDate, earlier: readonly EarlierVisit[]): PlainDate | null {
  const days = earlier
    .filter((visit) => !visit.isRevisit && REVISIT_AFTER[examType].includes(visit.examType) && visit.day < day)
    .map((visit) => addDays(visit.day, FREE_REVISIT_DAYS))
  const last = days.toSorted().at(-1)
  return last !== undefined && day <= last ? last : null
}

/** Whether a visit on a day is a revisit. */
export function isRevisit(examType: ExamTypeId, day: PlainDate, earlier: readonly EarlierVisit[]): boolean {
  return revisitUntil(examType, day, earlier) !== null
}

/** What decides the price of an exam. */
export type ExamPriceFacts = {
  readonly isMember: boolean
  readonly isRevisit: boolean
  /** It is the yearly exam that a subscription includes, of lenses or Lifestyle. */
  readonly isIncluded: boolean
}
export type ExamPrice = { readonly price: Ore; readonly kind: ExamPriceKind }

/**
 * What an exam costs whom; both perks of the club are for members only [LOYAL-004]. A revisit is free without using the exam that a
 * subscription includes [LENS-017].
 */
export function examPrice(examType: ExamTypeId, facts: ExamPriceFacts): ExamPrice {
  const { price, memberPrice } = EXAM_TYPES[examType]
  if (facts.isMember && facts.isRevisit) return { price: ZERO, kind: 'revisit' }
  if (facts.isIncluded) return { price: ZERO, kind: examType === LIFESTYLE_EXAM ? 'lifestyle' : 'included' }
  return facts.isMember && memberPrice < price ? { price: memberPrice, kind: 'member' } : { price, kind: 'ordinary' }
}

/** A booked visit, until when it is a revisit, and from when it is included in a subscription; null for one that is not. */
export type BookedExam = {
  readonly examType: ExamTypeId
  readonly revisitUntil: PlainDate | null
  readonly includedFrom: PlainDate | null
}

/**
 * What a visit costs that its customer moves to a day: what was fixed stays, but a revisit is free within its year only, and an included
 * exam a year after the one before it; on another day both cost what members pay.
 */
export function movedExamPrice(
  booked: ExamPrice,
  { examType, revisitUntil: until, includedFrom }: BookedExam,
  day: PlainDate,
): ExamPrice {
  if (until !== null) return examPrice(examType, { isMember: true, isRevisit: day <= until, isIncluded: false })
  if (includedFrom === null) return booked
  return examPrice(examType, { isMember: true, isRevisit: false, isIncluded: day >= includedFrom })
}

const EXAM_PRICE_MESSAGES = {
  ordinary: ({ price }) => price,
  member: friendsMessages.examPriceMember,
  revisit: friendsMessages.examPriceRevisit,
  included: friendsMessages.examPriceIncluded,
  lifestyle: friendsMessages.examPriceLifestyle,
} as const satisfies Record<ExamPriceKind, (params: { readonly price: string }) => string>

/** A price with what it is, as it is shown wherever a booking is. */
export function examPriceText({ price, kind }: ExamPrice): string {
  if (kind === 'ordinary' && price === ZERO) return friendsMessages.examPriceFree()
  return EXAM_PRICE_MESSAGES[kind]({ price: formatOre(price) })
}
