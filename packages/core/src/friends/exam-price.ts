import { EXAM_TYPES, type ExamTypeId } from '../booking/exam-types.js'
import { addDays, type PlainDate } from '../calendar/plain-date.js'
import * as friendsMessages from '../messages/generated/friends.js'
import { formatOre } from '../money/format-price.js'
import { type Ore, ZERO } from '../money/ore.js'

/** Why an exam costs what it does. */
export const EXAM_PRICE_KINDS = ['ordinary', 'member', 'revisit'] as const
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
export type ExamPriceFacts = { readonly isMember: boolean; readonly isRevisit: boolean }
export type ExamPrice = { readonly price: Ore; readonly kind: ExamPriceKind }

/** What an exam costs whom; both perks are for members only [LOYAL-004]. */
export function examPrice(examType: ExamTypeId, facts: ExamPriceFacts): ExamPrice {
  const { price, memberPrice } = EXAM_TYPES[examType]
  if (!facts.isMember) return { price, kind: 'ordinary' }
  if (facts.isRevisit) return { price: ZERO, kind: 'revisit' }
  return memberPrice < price ? { price: memberPrice, kind: 'member' } : { price, kind: 'ordinary' }
}

/** A booked visit, and until when it is a revisit; null for one that is none. */
export type BookedExam = { readonly examType: ExamTypeId; readonly revisitUntil: PlainDate | null }

/** What a visit costs that its customer moves to a day: what was fixed stays, but a revisit is free within its year only. */
export function movedExamPrice(
  booked: ExamPrice,
  { examType, revisitUntil: until }: BookedExam,
  day: PlainDate,
): ExamPrice {
  return until === null ? booked : examPrice(examType, { isMember: true, isRevisit: day <= until })
}

const EXAM_PRICE_MESSAGES = {
  ordinary: ({ price }) => price,
  member: friendsMessages.examPriceMember,
  revisit: friendsMessages.examPriceRevisit,
} as const satisfies Record<ExamPriceKind, (params: { readonly price: string }) => string>

/** A price with what it is, as it is shown wherever a booking is. */
export function examPriceText({ price, kind }: ExamPrice): string {
  if (kind === 'ordinary' && price === ZERO) return friendsMessages.examPriceFree()
  return EXAM_PRICE_MESSAGES[kind]({ price: formatOre(price) })
}
