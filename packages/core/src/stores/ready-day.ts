import { addDays, type InstantLike, type PlainDate, stockholmDate, stockholmTime } from '../calendar/index.js'
import { type DeviatingHours, hoursOn, minutesOf, type WeekHours } from './hours.js'
import { OPENING_HORIZON_DAYS } from './opening-state.js'

/** Minutes that a store takes, while it is open, to lay out goods of its own stock. */
export const LAY_OUT_MINUTES = 120

/** The first day on which goods that are ordered now can be laid out before the store closes; null where it stays closed. */
export function readyDay(now: InstantLike, week: WeekHours, deviating: DeviatingHours = {}): PlainDate | null {
  const [today, time] = [stockholmDate(now), stockholmTime(now)]
  for (let days = 0; days <= OPENING_HORIZON_DAYS; days += 1) {
    const date = addDays(today, days)
    const hours = hoursOn(date, week, deviating)
    if (hours === null) continue
    const from = days === 0 && time > hours.opens ? time : hours.opens
    if (minutesOf(from) + LAY_OUT_MINUTES <= minutesOf(hours.closes)) return date
  }
  return null
}
