/** A calendar day without time or zone, `YYYY-MM-DD`; such texts sort and compare by day. */
export type PlainDate = string

const MILLISECONDS_PER_DAY = 86_400_000

/** True for `YYYY-MM-DD` of a day that exists, from the year 1000 to 9999. */
export function isPlainDate(text: string): boolean
export function isPlainDate(text: unknown): text is PlainDate
export function isPlainDate(text: unknown): boolean {
  return typeof text === 'string' && /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && fromDayNumber(toDayNumber(text)) === text
}

/** Year, month 1–12 and day 1–31 of a date. */
export function datePartsOf(date: PlainDate): { readonly year: number; readonly month: number; readonly day: number } {
  assertPlainDate(date)
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }
}

/** `YYYY-MM-DD` from numbers, or null when no such day exists. */
export function plainDate(year: number, month: number, day: number): PlainDate | null {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
  return isPlainDate(text) ? text : null
}

/** The day a number of days later; negative goes back. */
export function addDays(date: PlainDate, days: number): PlainDate {
  assertPlainDate(date)
  return fromDayNumber(toDayNumber(date) + days)
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  assertPlainDate(from)
  assertPlainDate(to)
  return toDayNumber(to) - toDayNumber(from)
}

/** Day of the week, Monday 1 to Sunday 7. */
export function weekdayOf(date: PlainDate): number {
  assertPlainDate(date)
  // Day 0 of the epoch was a Thursday.
  return ((((toDayNumber(date) + 3) % 7) + 7) % 7) + 1
}

/**
 * The same day a number of months later. A day the month does not have becomes its last day; give
 * the `anchorDay` of the first date so that 31 January → 28 February → 31 March.
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

/** Days since 1970-01-01; days that do not exist roll over, which {@link isPlainDate} notices. */
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
