import type { ExamTypeId } from '@klarsikt/core/booking'
import { dayText, type PlainDate } from '@klarsikt/core/calendar'
import { type ExamPrice, examPrice } from '@klarsikt/core/friends'
import { includedAt, type IncludedExams, isIncludedOn, LIFESTYLE_EXAM } from '@klarsikt/core/lens-subscription'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'

/** What club and subscriptions give who is logged in at an exam: also the yearly exams of active ones. */
export interface ExamPerks extends IncludedExams {
  readonly isMember: boolean
  readonly revisits: readonly ExamTypeId[]
}

export const NO_EXAM_PERKS: ExamPerks = { isMember: false, revisits: [], lensExam: null, lifestyleExam: null }

type Visit = {
  readonly isForOneself: boolean
  /** The day of the visit, or today while none is chosen. */
  readonly day: PlainDate
}

/** The price that a booking will get; a revisit, and the exam of a subscription, are free for who has them, and for nobody else. */
export function ownExamPrice(examType: ExamTypeId, perks: ExamPerks, { isForOneself, day }: Visit): ExamPrice {
  return examPrice(examType, {
    isMember: perks.isMember,
    isRevisit: isForOneself && perks.revisits.includes(examType),
    isIncluded: isForOneself && isIncludedOn(day, includedAt(examType, perks)),
  })
}

/** From when an exam is included again that is not yet on a day; null where that is no question. */
export function includedLater(examType: ExamTypeId, perks: ExamPerks, day: PlainDate): PlainDate | null {
  const included = includedAt(examType, perks)
  return included !== null && !isIncludedOn(day, included) ? included.from : null
}

/** The same in words. */
export function laterText(examType: ExamTypeId, from: PlainDate): string {
  const text = examType === LIFESTYLE_EXAM ? wizardMessages.examLifestyleFrom : wizardMessages.examIncludedFrom
  return text({ day: dayText(from) })
}
