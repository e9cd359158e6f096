/** A calendar day without time or zone, `YYYY-MM-DD`. Comparing two as texts compares the days. */
export type PlainDate = string

const MILLISECONDS_PER_DAY = 86_400_000

/** Tells whether a value is `YYYY-MM-DD` of an existing day in the years 1000 to 9999. */
export function isPlainDate(text: string): boolean
export function isPlainDate(text: unknown): text is PlainDate
export function isPlainDate(text: unknown): boolean {
  return typeof text === 'string' && /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && fromDayNumber(toDayNumber(text)) === text
}

/** Returns the year, the month 1–12 and the day 1–31. Throws if the date is not valid. */
export function datePartsOf(date: PlainDate): { readonly year: number; readonly month: number; readonly day: number } {
  assertPlainDate(date)
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }
}

/** Builds `YYYY-MM-DD` from numbers, or returns null if there is no such day. */
export function plainDate(year: number, month: number, day: number): PlainDate | null {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
  return isPlainDate(text) ? text : null
}

/** Returns the date a number of days later; a negative number goes back. */
export function addDays(date: PlainDate, days: number): PlainDate {
  assertPlainDate(date)
  return fromDayNumber(toDayNumber(date) + days)
}

/** Returns the whole days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  assertPlainDate(from)
  assertPlainDate(to)
  return toDayNumber(to) - toDayNumber(from)
}

/** Returns the weekday from 1 (Monday) to 7 (Sunday). */
export function weekdayOf(date: PlainDate): number {
  assertPlainDate(date)
  // 1970-01-01 was a Thursday.
  return ((((toDayNumber(date) + 3) % 7) + 7) % 7) + 1
}

/**
 * Returns the date a number of months later, or that month's last day if it is shorter. Pass the first date's day as
 * `anchorDay` in a series, so that 31 January and 28 February are followed by 31 March.
 */
export function addMonths(date: PlainDate, months: number, anchorDay?: number): PlainDate {
  const { year, month, day } = datePartsOf(date)
  const index = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  const targetDay = Math.min(anchorDay ?? day, daysInMonth(toYear, toMonth))
  return `${pad(toYear, 4)}-${pad(toMonth, 2)}-${pad(targetDay, 2)}`
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function assertPlainDate(date: string): void {
  if (!isPlainDate(date)) throw new RangeError(`Not a date: ${date}`)
}

/** Days since 1970-01-01. A day that does not exist rolls over to the next month; {@link isPlainDate} detects that. */
function toDayNumber(date: string): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8))) / MILLISECONDS_PER_DAY
}

function fromDayNumber(days: number): PlainDate {
  const date = new Date(days * MILLISECONDS_PER_DAY)
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1, 2)}-${pad(date.getUTCDate(), 2)}`
}

function pad(number: number, width: number): string {
  return String(number).padStart(width, '0')
}
