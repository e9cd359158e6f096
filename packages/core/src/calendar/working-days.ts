import { addDays, daysBetween, type PlainDate, weekdayOf } from './plain-date.js'
import { isEve, isRedDay } from './red-days.js'

/** Monday to Friday, except public holidays and the three eves. */
export function isWorkingDay(date: PlainDate): boolean {
  return weekdayOf(date) <= 5 && !isRedDay(date) && !isEve(date)
}

/** The date itself when it is a working day, otherwise the next one. */
export function sameOrNextWorkingDay(date: PlainDate): PlainDate {
  let day = date
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}

/** The working day `days` working days later; the start is not counted, 0 gives the date itself. */
export function addWorkingDays(date: PlainDate, days: number): PlainDate {
  return moveWorkingDays(date, days)
}

/** The working day `days` working days earlier; the start is not counted, 0 gives the date itself. */
export function subtractWorkingDays(date: PlainDate, days: number): PlainDate {
  return moveWorkingDays(date, -days)
}

/** Working days after `from` up to and including `to`; 0 when `to` is not later. */
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
