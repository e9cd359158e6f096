import { type PlainDate, weekdayOf } from '../calendar/plain-date.js'

/** From and until when, `HH:MM` in Stockholm. */
export type OpenHours = { readonly opens: string; readonly closes: string }

/** Seven entries from Monday; null is closed. */
export type WeekHours = readonly (OpenHours | null)[]

/** Days that differ from the week, by `YYYY-MM-DD`. */
export type DeviatingHours = Readonly<Record<string, OpenHours | null>>

/** The hours of one day: the deviation when there is one, else the weekday's. */
export function hoursOn(day: PlainDate, week: WeekHours, deviating: DeviatingHours = {}): OpenHours | null {
  if (Object.hasOwn(deviating, day)) return deviating[day] ?? null
  return week[weekdayOf(day) - 1] ?? null
}

/** Is the store open at this time (`HH:MM`) of a day with these hours? At the closing minute it is not. */
export function isOpenAt(time: string, hours: OpenHours | null): boolean {
  return hours !== null && hours.opens <= time && time < hours.closes
}

/** Minutes from midnight to a time of `HH:MM`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** A time of `HH:MM` as a Swedish door prints it: `10`, `9.30`. */
export function formatHour(time: string): string {
  return time
    .replace(/^0(?=\d)/, '')
    .replace(/:00$/, '')
    .replace(':', '.')
}

/** Printed as `10–18` or `9.30–18`; the shop, its letters and the design system have no other spelling. */
export function formatHours({ opens, closes }: OpenHours): string {
  return `${formatHour(opens)}–${formatHour(closes)}`
}
