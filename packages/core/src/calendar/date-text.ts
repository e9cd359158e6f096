import { datePartsOf, type PlainDate, weekdayOf } from './plain-date.js'

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
  const { year, month, day } = datePartsOf(date)
  const text = `${weekdayName(date)} ${day} ${MONTHS[month - 1]}`
  return options.year === true ? `${text} ${year}` : text
}

/** `2026-11-24` → `24 november 2026`. */
export function dayText(date: PlainDate): string {
  const { year, month, day } = datePartsOf(date)
  return `${day} ${MONTHS[month - 1]} ${year}`
}

/** Swedish name of the day of the week, lower case. */
export function weekdayName(date: PlainDate): string {
  return WEEKDAYS[weekdayOf(date) - 1] ?? ''
}
