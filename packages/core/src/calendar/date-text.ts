import { datePartsOf, daysBetween, type PlainDate, weekdayOf } from './plain-date.js'

// Names are listed here and not taken from Intl, because server and browser must write the same text.
const WEEKDAYS = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'] as const
const MONTHS = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
] as const

/** Writes a date with its weekday: `tisdag 24 november`, or `tisdag 24 november 2026` with `year: true`. */
export function dateText(date: PlainDate, options: { readonly year?: boolean } = {}): string {
  const text = `${weekdayName(date)} ${dayAndMonth(date)}`
  return options.year === true ? `${text} ${datePartsOf(date).year}` : text
}

/** Writes `i dag`, `i morgon`, or the date as {@link dateText} does. */
export function nearDayText(date: PlainDate, today: PlainDate): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'i dag'
  return days === 1 ? 'i morgon' : dateText(date)
}

/** Writes a date with its year: `24 november 2026`. */
export function dayText(date: PlainDate): string {
  return `${dayAndMonth(date)} ${datePartsOf(date).year}`
}

/** Writes a range of days: `24–25 november`, or `30 november–2 december` across months. */
export function dayRange(from: PlainDate, to: PlainDate): string {
  if (from === to) return dayAndMonth(from)
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${datePartsOf(from).day}–${dayAndMonth(to)}`
    : `${dayAndMonth(from)}–${dayAndMonth(to)}`
}

function dayAndMonth(date: PlainDate): string {
  const { month, day } = datePartsOf(date)
  return `${day} ${MONTHS[month - 1]}`
}

/** Returns the Swedish name of the weekday in lower case. */
export function weekdayName(date: PlainDate): string {
  return WEEKDAYS[weekdayOf(date) - 1] ?? ''
}
