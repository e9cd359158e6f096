import { addDays, type InstantLike, type PlainDate, stockholmDate, stockholmTime } from '../calendar/index.js'
import { type DeviatingHours, hoursOn, minutesOf, type WeekHours } from './hours.js'
import { OPENING_HORIZON_DAYS } from './opening-state.js'

/** Opening minutes that a store needs to lay out goods from its stock. */
export const LAY_OUT_MINUTES = 120

/** Returns the first day on which a store can lay out goods that are ordered now; null if it stays closed. */
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
