import { addDays, daysBetween, type PlainDate, weekdayOf } from './plain-date.js'

/** Returns the ISO week number of a date, which Swedish calendars use. A week belongs to the year of its Thursday. */
export function weekNumber(date: PlainDate): number {
  const thursday = addDays(date, 4 - weekdayOf(date))
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}
