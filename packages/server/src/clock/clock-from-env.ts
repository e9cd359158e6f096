import { type Clock, systemClock } from '@klarsikt/core/lib'

/**
 * Lets a journey start the shop at another time: KLARSIKT_CLOCK holds the instant the process shall believe it started
 * at, and time runs on from there. Refused in production unless KLARSIKT_DEMO says that this is a demonstration.
 */
export function clockFromEnv(source: NodeJS.ProcessEnv = process.env): Clock {
  const setTime = source['KLARSIKT_CLOCK']
  if (!setTime) return systemClock
  if (source['NODE_ENV'] === 'production' && source['KLARSIKT_DEMO'] !== '1') {
    throw new Error('KLARSIKT_CLOCK is refused in production without KLARSIKT_DEMO=1.')
  }
  const start = Date.parse(setTime)
  if (Number.isNaN(start)) throw new Error('KLARSIKT_CLOCK is not an instant such as 2026-03-29T00:30:00Z.')
  const offset = start - Date.now()
  return { now: () => new Date(Date.now() + offset) }
}
