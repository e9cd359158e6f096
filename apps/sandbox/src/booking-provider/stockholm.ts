const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'short',
})
const HOUR_MS = 3_600_000

/** Returns the instant of a time of day in Stockholm, which is one or two hours ahead of UTC. */
export function instantOf(day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const found = [1, 2].map((hours) => asUtc - hours * HOUR_MS).find((one) => textOf(one) === `${day} ${time}`)
  return found ?? asUtc - HOUR_MS
}

/** Writes an instant in Stockholm time, such as `2026-11-03 10:00`. */
export const textOf = (instant: number): string => CLOCK.format(instant)
export const dayOf = (instant: number): string => textOf(instant).slice(0, 10)

export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10)
}

/** Returns the weekday. Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
