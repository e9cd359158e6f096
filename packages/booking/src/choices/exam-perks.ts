import type { ExamTypeId } from '@klarsikt/core/booking'
import { dayText, type PlainDate } from '@klarsikt/core/calendar'
import { type ExamPrice, examPrice } from '@klarsikt/core/friends'
import { includedAt, type IncludedExams, isIncludedOn, INCLUDED_GLASSES_EXAM } from '@klarsikt/core/lens-subscription'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'

/**
 * What the club and subscriptions give a logged-in customer at an exam, including the yearly exams of active
 * subscriptions.
 */
export interface ExamPerks extends IncludedExams {
  readonly isMember: boolean
  readonly revisits: readonly ExamTypeId[]
}

export const NO_EXAM_PERKS: ExamPerks = { isMember: false, revisits: [], lensExam: null, glassesExam: null }

type Visit = {
  readonly isForOneself: boolean
  /** The day of the visit, or today while no day is chosen. */
  readonly day: PlainDate
}

/**
 * Returns the price that a booking will get. A free revisit or a subscription's free exam is for the customer only, not
 * for another person.
 */
export function ownExamPrice(examType: ExamTypeId, perks: ExamPerks, { isForOneself, day }: Visit): ExamPrice {
  return examPrice(examType, {
    isMember: perks.isMember,
    isRevisit: isForOneself && perks.revisits.includes(examType),
    isIncluded: isForOneself && isIncludedOn(day, includedAt(examType, perks)),
  })
}

/**
 * Returns the day from which an exam is included again, if that is after `day`. Null where it is included on `day` or
 * never.
 */
export function includedLater(examType: ExamTypeId, perks: ExamPerks, day: PlainDate): PlainDate | null {
  const included = includedAt(examType, perks)
  return included !== null && !isIncludedOn(day, included) ? included.from : null
}

/** Says in words from which day an exam is included again. */
export function laterText(examType: ExamTypeId, from: PlainDate): string {
  const text =
    examType === INCLUDED_GLASSES_EXAM ? wizardMessages.examGlassesSubscriptionFrom : wizardMessages.examIncludedFrom
  return text({ day: dayText(from) })
}
