/** The only source of the current time, so that tests and demos can set another. */
export type Clock = { now(): Date }

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock fixed at the given instant (ISO text, milliseconds or Date). */
export function fixedClock(instant: string | number | Date): Clock {
  const at = new Date(instant).getTime()
  if (Number.isNaN(at)) throw new RangeError(`Not an instant: ${String(instant)}`)
  return { now: () => new Date(at) }
}
