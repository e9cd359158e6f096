import { type PlainDate, weekdayOf } from '../calendar/plain-date.js'

/** Opening and closing time, `HH:MM` in Stockholm. */
export type OpenHours = { readonly opens: string; readonly closes: string }

/** Seven entries from Monday to Sunday; null means closed. */
export type WeekHours = readonly (OpenHours | null)[]

/** Hours of single days that differ from the week, by `YYYY-MM-DD`. */
export type DeviatingHours = Readonly<Record<string, OpenHours | null>>

/** Returns the hours of a day: the deviating ones if there are any, else those of its weekday. */
export function hoursOn(day: PlainDate, week: WeekHours, deviating: DeviatingHours = {}): OpenHours | null {
  if (Object.hasOwn(deviating, day)) return deviating[day] ?? null
  return week[weekdayOf(day) - 1] ?? null
}

/** Tells whether a store with these hours is open at a time (`HH:MM`). At the closing minute it is closed. */
export function isOpenAt(time: string, hours: OpenHours | null): boolean {
  return hours !== null && hours.opens <= time && time < hours.closes
}

/** Returns the minutes from midnight to a time `HH:MM`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** Writes a time `HH:MM` in the Swedish form for opening hours: `10`, `9.30`. */
export function formatHour(time: string): string {
  return time
    .replace(/^0(?=\d)/, '')
    .replace(/:00$/, '')
    .replace(':', '.')
}

/** Writes opening hours: `10–18` or `9.30–18`. Pages, letters and the design system all use this form. */
export function formatHours({ opens, closes }: OpenHours): string {
  return `${formatHour(opens)}–${formatHour(closes)}`
}
