import type { ExamTypeId } from '../booking/exam-types.js'
import { type BookingState, bookingStates } from '../booking/rules.js'
import { addMonths, type PlainDate } from '../calendar/plain-date.js'

/** The exam that lens subscriptions include [LENS-017]. */
export const INCLUDED_LENS_EXAM: ExamTypeId = 'lenses'

/** The exam that glasses subscriptions include. */
export const INCLUDED_GLASSES_EXAM: ExamTypeId = 'glasses'

/** Months between two included exams. */
export const INCLUDED_EXAM_MONTHS = 12

/** A subscriber's included exam. `from` is the first day of the next one, or null if none was used. */
export type IncludedExam = { readonly from: PlainDate | null }

/** States in which a visit does not use up the included exam, so that it can be booked again. */
const UNUSED: ReadonlySet<BookingState> = new Set([
  bookingStates.to('cancel'),
  bookingStates.to('decline'),
  bookingStates.to('miss'),
])

/** States in which a visit uses up the included exam, from the booking on. */
export const USES_INCLUDED_EXAM = bookingStates.states.filter((state) => !UNUSED.has(state))

/** Returns when the next exam is included, from the days of the earlier and booked ones. */
export function nextIncludedExam(visits: readonly PlainDate[]): IncludedExam {
  const last = visits.toSorted().at(-1)
  return { from: last === undefined ? null : addMonths(last, INCLUDED_EXAM_MONTHS) }
}

/** The exams that a customer's subscriptions include; null without an active subscription. */
export type IncludedExams = {
  readonly lensExam: IncludedExam | null
  readonly glassesExam: IncludedExam | null
}

/** Returns the included exam of the subscription that covers a kind of exam; null without one. */
export function includedAt(examType: ExamTypeId, { lensExam, glassesExam }: IncludedExams): IncludedExam | null {
  if (examType === INCLUDED_LENS_EXAM) return lensExam
  return examType === INCLUDED_GLASSES_EXAM ? glassesExam : null
}

/** Tells whether a subscription includes the exam on a day. `included` is null without a subscription. */
export function isIncludedOn(day: PlainDate, included: IncludedExam | null): boolean {
  return included !== null && (included.from === null || day >= included.from)
}
