import { addDays, daysBetween, type PlainDate, weekdayOf } from './plain-date.js'
import { isEve, isRedDay } from './red-days.js'

/** Tells whether a date is Monday to Friday and neither a public holiday nor one of the three eves. */
export function isWorkingDay(date: PlainDate): boolean {
  return weekdayOf(date) <= 5 && !isRedDay(date) && !isEve(date)
}

/** Returns the date itself if it is a working day, else the next working day. */
export function sameOrNextWorkingDay(date: PlainDate): PlainDate {
  let day = date
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}

/** Returns the date `days` working days later; 0 returns the start. Throws unless `days` is whole. */
export function addWorkingDays(date: PlainDate, days: number): PlainDate {
  return moveWorkingDays(date, days)
}

/** Returns the date `days` working days earlier; 0 returns the start. Throws unless `days` is whole. */
export function subtractWorkingDays(date: PlainDate, days: number): PlainDate {
  return moveWorkingDays(date, -days)
}

/** Counts the working days after `from` up to and including `to`; 0 if `to` is not later. */
export function workingDaysUntil(from: PlainDate, to: PlainDate): number {
  let count = 0
  for (let ahead = daysBetween(from, to); ahead > 0; ahead -= 1) {
    if (isWorkingDay(addDays(from, ahead))) count += 1
  }
  return count
}

function moveWorkingDays(date: PlainDate, days: number): PlainDate {
  if (!Number.isInteger(days)) throw new RangeError(`Working days are whole: ${days}`)
  const step = days < 0 ? -1 : 1
  let day = date
  for (let left = Math.abs(days); left > 0;) {
    day = addDays(day, step)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}
