import { type Span, subtractSpans } from './span.js'
import { type Absence, absenceOn, type DayClock, type StoreHours, type WorkPlan, workSpans } from './work-hours.js'

/** A day of an examiner, as the store looks at it. */
export type ExaminerDay = {
  /** When customers can be seen. */
  readonly work: readonly Span[]
  /** Between two spans of work. */
  readonly breaks: readonly Span[]
  /** Worked and not taken. */
  readonly free: readonly Span[]
  readonly absence: Absence | null
}

/** What an examiner does on a day; `taken` are the times of theirs that are booked or held. */
export function examinerDay(clock: DayClock, plan: WorkPlan, hours: StoreHours, taken: readonly Span[]): ExaminerDay {
  const work = workSpans(clock, plan, hours)
  const [first, last] = [work.at(0), work.at(-1)]
  const breaks = first && last ? subtractSpans([{ start: first.start, end: last.end }], work) : []
  return { work, breaks, free: subtractSpans(work, taken), absence: absenceOn(clock.day, plan) }
}
