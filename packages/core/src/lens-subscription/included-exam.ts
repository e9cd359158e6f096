import type { ExamTypeId } from '../booking/exam-types.js'
import { type BookingState, bookingStates } from '../booking/rules.js'
import { addMonths, type PlainDate } from '../calendar/plain-date.js'

/** The exam that subscribers of lenses have included [LENS-017]. */
export const INCLUDED_EXAM: ExamTypeId = 'lenses'

/** The exam that subscribers of Lifestyle have included. */
export const LIFESTYLE_EXAM: ExamTypeId = 'glasses'

/** Months from one that is included to the next. */
export const INCLUDED_EXAM_MONTHS = 12

/** The included exam of a subscriber: the first day on which it is included again, null while it has not been used. */
export type IncludedExam = { readonly from: PlainDate | null }

/** Visits that came to nothing: they leave the included exam to be booked again. */
const UNUSED: ReadonlySet<BookingState> = new Set([
  bookingStates.to('cancel'),
  bookingStates.to('decline'),
  bookingStates.to('miss'),
])

/** The states of a visit that uses the included exam of its year: from when it is booked. */
export const USES_INCLUDED_EXAM = bookingStates.states.filter((state) => !UNUSED.has(state))

/** When the next one is included, after visits that were, or will be. */
export function nextIncludedExam(visits: readonly PlainDate[]): IncludedExam {
  const last = visits.toSorted().at(-1)
  return { from: last === undefined ? null : addMonths(last, INCLUDED_EXAM_MONTHS) }
}

/** What subscriptions give at exams; null stands for who has no active one. */
export type IncludedExams = {
  readonly lensExam: IncludedExam | null
  readonly lifestyleExam: IncludedExam | null
}

/** What is given at one kind of exam. */
export function includedAt(examType: ExamTypeId, { lensExam, lifestyleExam }: IncludedExams): IncludedExam | null {
  if (examType === INCLUDED_EXAM) return lensExam
  return examType === LIFESTYLE_EXAM ? lifestyleExam : null
}

/** Is the exam included on a day? */
export function isIncludedOn(day: PlainDate, included: IncludedExam | null): boolean {
  return included !== null && (included.from === null || day >= included.from)
}
