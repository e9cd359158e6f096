/** The only door to the present moment, so that a test or a demo can stand at any other. */
export type Clock = { now(): Date }

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still at the given instant (ISO text, milliseconds or Date). */
export function fixedClock(instant: string | number | Date): Clock {
  const at = new Date(instant).getTime()
  if (Number.isNaN(at)) throw new RangeError(`Not an instant: ${String(instant)}`)
  return { now: () => new Date(at) }
}
