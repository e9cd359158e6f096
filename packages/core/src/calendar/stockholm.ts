import { addDays, isPlainDate, type PlainDate } from './plain-date.js'

/** The time zone of every date and opening hour of the shop. */
export const TIME_ZONE = 'Europe/Stockholm'

/** An instant: a Date, an ISO text or milliseconds since 1970. */
export type InstantLike = Date | string | number

let formatter: Intl.DateTimeFormat | undefined

/** Returns the date in Stockholm at an instant. Throws if the argument is no instant. */
export function stockholmDate(instant: InstantLike): PlainDate {
  return wallClock(toDate(instant)).date
}

/** Returns the time in Stockholm at an instant, `HH:MM`. Throws if the argument is no instant. */
export function stockholmTime(instant: InstantLike): string {
  return wallClock(toDate(instant)).time
}

/**
 * Returns the instant at which a clock in Stockholm shows a date and a time `HH:MM`. Null for an invalid time and in
 * the skipped hour in spring. In the repeated hour in autumn it is the first of the two instants.
 */
export function stockholmInstant(date: PlainDate, time: string): Date | null {
  if (!isPlainDate(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const candidates = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000))
  return (
    candidates.find((candidate) => {
      const shown = wallClock(candidate)
      return shown.date === date && shown.time === time
    }) ?? null
  )
}

/** Returns the first instant of a day in Stockholm and that of the next day. */
export function stockholmDay(date: PlainDate): { readonly start: Date; readonly end: Date } {
  const [start, end] = [stockholmInstant(date, '00:00'), stockholmInstant(addDays(date, 1), '00:00')]
  if (start === null || end === null) throw new RangeError(`Not a day with a midnight: ${date}`)
  return { start, end }
}

function wallClock(instant: Date): { readonly date: PlainDate; readonly time: string } {
  formatter ??= new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const part = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]))
  return { date: `${part['year']}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` }
}

function toDate(instant: InstantLike): Date {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not an instant: ${String(instant)}`)
  return date
}
