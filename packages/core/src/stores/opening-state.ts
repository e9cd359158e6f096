import { addDays, type InstantLike, type PlainDate, stockholmDate, stockholmTime } from '../calendar/index.js'
import { type DeviatingHours, hoursOn, isOpenAt, minutesOf, type WeekHours } from './hours.js'

/** Whether a store is open at a moment. Times are `HH:MM` in Stockholm. */
export type OpeningState =
  | {
      readonly open: true
      readonly closes: string
      /** True if it closes in less than {@link CLOSES_SOON_MINUTES}. */
      readonly soon: boolean
    }
  | {
      readonly open: false
      /** The next opening within {@link OPENING_HORIZON_DAYS}, `days` from today; null if there is none. */
      readonly opens: { readonly date: PlainDate; readonly time: string; readonly days: number } | null
    }

/** Minutes before closing from which a store closes "soon". */
export const CLOSES_SOON_MINUTES = 30

/** Days in which the next opening is sought. Beyond them a store counts as closed for now. */
export const OPENING_HORIZON_DAYS = 21

/** Returns whether a store is open at an instant, and when it closes or opens next. */
export function openingState(now: InstantLike, week: WeekHours, deviating: DeviatingHours = {}): OpeningState {
  const [today, time] = [stockholmDate(now), stockholmTime(now)]
  const hours = hoursOn(today, week, deviating)
  if (hours !== null && isOpenAt(time, hours)) {
    return { open: true, closes: hours.closes, soon: minutesOf(hours.closes) - minutesOf(time) < CLOSES_SOON_MINUTES }
  }
  for (let days = 0; days <= OPENING_HORIZON_DAYS; days += 1) {
    const date = addDays(today, days)
    const next = hoursOn(date, week, deviating)
    // Today's opening counts only while it is in the future.
    if (next !== null && (days > 0 || time < next.opens))
      return { open: false, opens: { date, time: next.opens, days } }
  }
  return { open: false, opens: null }
}
