import type { ExamTypeId } from '@klarsikt/core/booking'
import { type ExamPrice, examPrice } from '@klarsikt/core/friends'

/** What the club gives who is logged in at an exam. */
export interface ExamPerks {
  readonly isMember: boolean
  readonly revisits: readonly ExamTypeId[]
}

export const NO_EXAM_PERKS: ExamPerks = { isMember: false, revisits: [] }

/** The price that a booking will get; a revisit is free for who was examined before, and for nobody else. */
export function ownExamPrice(
  examType: ExamTypeId,
  { isMember, revisits }: ExamPerks,
  { isForOneself }: { readonly isForOneself: boolean },
): ExamPrice {
  return examPrice(examType, { isMember, isRevisit: isForOneself && revisits.includes(examType) })
}
