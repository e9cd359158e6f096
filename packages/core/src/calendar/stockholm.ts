import { addDays, isPlainDate, type PlainDate } from './plain-date.js'

/** The zone of every business day and opening hour. */
export const TIME_ZONE = 'Europe/Stockholm'

/** A point in time: a Date, ISO text or milliseconds since 1970. */
export type InstantLike = Date | string | number

let formatter: Intl.DateTimeFormat | undefined

/** Calendar day in Stockholm at an instant. */
export function stockholmDate(instant: InstantLike): PlainDate {
  return wallClock(toDate(instant)).date
}

/** Time of day in Stockholm at an instant, `HH:MM`. */
export function stockholmTime(instant: InstantLike): string {
  return wallClock(toDate(instant)).time
}

/**
 * The instant at which a clock in Stockholm shows the date and time. Null for a time that does not
 * exist (the spring hour that is skipped) or is no time; of the autumn hour that comes twice, the
 * first.
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

/** First instant of a day in Stockholm and of the day after: a half-open span. */
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
