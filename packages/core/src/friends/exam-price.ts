import { EXAM_TYPES, type ExamTypeId } from '../booking/exam-types.js'
import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { INCLUDED_GLASSES_EXAM } from '../lens-subscription/included-exam.js'
import * as friendsMessages from '../messages/generated/friends.js'
import { formatOre } from '../money/format-price.js'
import { type Ore, ZERO } from '../money/ore.js'
import { FREE_REVISIT_YEARS } from './club.js'

export const EXAM_PRICE_KINDS = ['ordinary', 'member', 'revisit', 'included', 'glasses-subscription'] as const
export type ExamPriceKind = (typeof EXAM_PRICE_KINDS)[number]

/** Days after an exam in which revisits are free [LOYAL-004]. */
export const FREE_REVISIT_DAYS = 365 * FREE_REVISIT_YEARS

/** Earlier exams after which each exam is a revisit. Certificates and exams that a company pays never are. */
const REVISIT_AFTER: Readonly<Record<ExamTypeId, readonly ExamTypeId[]>> = {
  glasses: ['glasses'],
  lenses: ['lenses', 'lensesNew'],
  lensesNew: [],
  driving: [],
  terminal: [],
  hearing: [],
}

/** An earlier visit of the person whom the new visit is for. */
export type EarlierVisit = {
  readonly examType: ExamTypeId
  readonly day: PlainDate
  /** True if it was itself a revisit. It then makes no later visit a revisit. */
  readonly isRevisit: boolean
}

/**
 * Returns the last day on which a visit is a revisit, or null. Each visit within a year after an exam of the same kind
 * is one [LOYAL-004].
 */
export function revisitUntil(examType: ExamTypeId, day: PlainDate, earlier: readonly EarlierVisit[]): PlainDate | null {
  const days = earlier
    .filter((visit) => !visit.isRevisit && REVISIT_AFTER[examType].includes(visit.examType) && visit.day < day)
    .map((visit) => addDays(visit.day, FREE_REVISIT_DAYS))
  const last = days.toSorted().at(-1)
  return last !== undefined && day <= last ? last : null
}

/** Tells whether a visit on a day is a revisit. */
export function isRevisit(examType: ExamTypeId, day: PlainDate, earlier: readonly EarlierVisit[]): boolean {
  return revisitUntil(examType, day, earlier) !== null
}

/** The facts that decide the price of an exam. */
export type ExamPriceFacts = {
  readonly isMember: boolean
  readonly isRevisit: boolean
  /** True if it is the yearly exam that a lens or glasses subscription includes. */
  readonly isIncluded: boolean
}
export type ExamPrice = { readonly price: Ore; readonly kind: ExamPriceKind }

/**
 * Returns the price of an exam. Only members get the member price and free revisits [LOYAL-004], which do not use up
 * the exam in a subscription [LENS-017].
 */
export function examPrice(examType: ExamTypeId, facts: ExamPriceFacts): ExamPrice {
  const { price, memberPrice } = EXAM_TYPES[examType]
  if (facts.isMember && facts.isRevisit) return { price: ZERO, kind: 'revisit' }
  if (facts.isIncluded)
    return { price: ZERO, kind: examType === INCLUDED_GLASSES_EXAM ? 'glasses-subscription' : 'included' }
  return facts.isMember && memberPrice < price ? { price: memberPrice, kind: 'member' } : { price, kind: 'ordinary' }
}

/** A booked visit: until when it is a free revisit, and from when a subscription includes it. Null if it is neither. */
export type BookedExam = {
  readonly examType: ExamTypeId
  readonly revisitUntil: PlainDate | null
  readonly includedFrom: PlainDate | null
}

/**
 * Returns the price of a visit that is moved to a day. The agreed price stays, except that a revisit is free only
 * within its year, and an included exam only a year after the last. Otherwise both cost the member price.
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
  'glasses-subscription': friendsMessages.examPriceGlassesSubscription,
} as const satisfies Record<ExamPriceKind, (params: { readonly price: string }) => string>

/** Writes the price of a booked exam with its reason. */
export function examPriceText({ price, kind }: ExamPrice): string {
  if (kind === 'ordinary' && price === ZERO) return friendsMessages.examPriceFree()
  return EXAM_PRICE_MESSAGES[kind]({ price: formatOre(price) })
}
