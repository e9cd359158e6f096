/** The only source of the current time, so that tests and demos can set it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that always shows one instant (ISO text, milliseconds since 1970 or Date). Throws if it is invalid. */
export function fixedClock(instant: string | number | Date): Clock {
  const at = new Date(instant).getTime()
  if (Number.isNaN(at)) throw new RangeError(`Not an instant: ${String(instant)}`)
  return { now: () => new Date(at) }
}
