import { dateText, type PlainDate, weekdayName } from '@klarsikt/core/calendar'
import { formatHour, formatHours, type OpenHours } from '@klarsikt/core/stores'

// Swedish comes from core's own names, which are the same on the server and in every browser. Other languages are asked of
// the platform.
const isSwedish = (locale: string) => locale.startsWith('sv')
const format = (date: PlainDate, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

/** `tisdag` */
export function weekdayText(date: PlainDate, locale: string): string {
  return isSwedish(locale) ? weekdayName(date) : format(date, locale, { weekday: 'long' })
}

/** `tisdag 24 november` */
export function dayAndMonth(date: PlainDate, locale: string): string {
  return isSwedish(locale) ? dateText(date) : format(date, locale, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** `tis` */
export function shortWeekday(date: PlainDate, locale: string): string {
  return isSwedish(locale) ? weekdayName(date).slice(0, 3) : format(date, locale, { weekday: 'short' })
}

/** `nov` */
export function shortMonth(date: PlainDate, locale: string): string {
  return isSwedish(locale) ? (dateText(date).split(' ')[2] ?? '').slice(0, 3) : format(date, locale, { month: 'short' })
}

/** `9.30`, and `09:30` in other languages. */
export function hourText(time: string, locale: string): string {
  return isSwedish(locale) ? formatHour(time) : time
}

/** `9.30–18`, and `09:30–18:00` in other languages. */
export function hoursText(hours: OpenHours, locale: string): string {
  return isSwedish(locale) ? formatHours(hours) : `${hours.opens}–${hours.closes}`
}

/** Capitalises the first letter of a name at the beginning of a row. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
