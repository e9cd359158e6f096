import { datePartsOf, daysBetween, type PlainDate, weekdayOf } from './plain-date.js'

// Own names rather than Intl: server and browser must write the same text.
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

/** `2026-11-24` → `tisdag 24 november`; with `year: true` → `tisdag 24 november 2026`. */
export function dateText(date: PlainDate, options: { readonly year?: boolean } = {}): string {
  const text = `${weekdayName(date)} ${dayAndMonth(date)}`
  return options.year === true ? `${text} ${datePartsOf(date).year}` : text
}

/** `i dag`, `i morgon`, or the day as {@link dateText} writes it. */
export function nearDayText(date: PlainDate, today: PlainDate): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'i dag'
  return days === 1 ? 'i morgon' : dateText(date)
}

/** `2026-11-24` → `24 november 2026`. */
export function dayText(date: PlainDate): string {
  return `${dayAndMonth(date)} ${datePartsOf(date).year}`
}

/** `24–25 november`, or `30 november–2 december` over a change of month. */
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

/** Swedish name of the day of the week, lower case. */
export function weekdayName(date: PlainDate): string {
  return WEEKDAYS[weekdayOf(date) - 1] ?? ''
}
