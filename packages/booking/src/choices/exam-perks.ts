import type { ExamTypeId } from '@klarsikt/core/booking'
import type { PlainDate } from '@klarsikt/core/calendar'
import { type ExamPrice, examPrice } from '@klarsikt/core/friends'
import { INCLUDED_EXAM, type IncludedExam, isExamIncluded } from '@klarsikt/core/lens-subscription'

/** What club and lens subscription give who is logged in at an exam. */
export interface ExamPerks {
  readonly isMember: boolean
  readonly revisits: readonly ExamTypeId[]
  /** The yearly exam of an active lens subscription. */
  readonly lensExam: IncludedExam | null
}

export const NO_EXAM_PERKS: ExamPerks = { isMember: false, revisits: [], lensExam: null }

type Visit = {
  readonly isForOneself: boolean
  /** The day of the visit, or today while none is chosen. */
  readonly day: PlainDate
}

/** The price that a booking will get; a revisit, and the exam of a subscription, are free for who has them, and for nobody else. */
export function ownExamPrice(
  examType: ExamTypeId,
  { isMember, revisits, lensExam }: ExamPerks,
  { isForOneself, day }: Visit,
): ExamPrice {
  return examPrice(examType, {
    isMember,
    isRevisit: isForOneself && revisits.includes(examType),
    isIncluded: isForOneself && isExamIncluded(examType, day, lensExam),
  })
}

/** From when an exam is included again that is not yet on a day; null where that is no question. */
export function includedLater(examType: ExamTypeId, { lensExam }: ExamPerks, day: PlainDate): PlainDate | null {
  const isLater = examType === INCLUDED_EXAM && lensExam !== null && !isExamIncluded(examType, day, lensExam)
  return isLater ? lensExam.from : null
}
