import { type Span, subtractSpans } from './span.js'
import { type Absence, absenceOn, type DayClock, type StoreHours, type WorkPlan, workSpans } from './work-hours.js'

/** The day of one examiner, as the store's calendar shows it. */
export type ExaminerDay = {
  /** When the examiner can see customers. */
  readonly work: readonly Span[]
  readonly breaks: readonly Span[]
  /** Work that is neither booked nor held. */
  readonly free: readonly Span[]
  readonly absence: Absence | null
}

/** Computes the day of an examiner. `taken` are the examiner's booked and held times. */
export function examinerDay(clock: DayClock, plan: WorkPlan, hours: StoreHours, taken: readonly Span[]): ExaminerDay {
  const work = workSpans(clock, plan, hours)
  const [first, last] = [work.at(0), work.at(-1)]
  const breaks = first && last ? subtractSpans([{ start: first.start, end: last.end }], work) : []
  return { work, breaks, free: subtractSpans(work, taken), absence: absenceOn(clock.day, plan) }
}
