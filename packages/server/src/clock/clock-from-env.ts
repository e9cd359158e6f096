import { type Clock, systemClock } from '@klarsikt/core/lib'

/**
 * Lets a journey test start the shop at another time. KLARSIKT_CLOCK holds the instant at which the process starts, and
 * time runs on from there. It throws in production unless KLARSIKT_DEMO is 1.
 */
export function clockFromEnv(source: NodeJS.ProcessEnv = process.env): Clock {
  const setTime = source['KLARSIKT_CLOCK']
  if (!setTime) return systemClock
  const [wrong] = clockProblem(source)
  if (wrong) throw new Error(`${wrong.name} ${wrong.problem}`)
  const offset = Date.parse(setTime) - Date.now()
  return { now: () => new Date(Date.now() + offset) }
}

/** Returns the problem with KLARSIKT_CLOCK, or an empty list when the setting is valid or missing. */
export function clockProblem(source: NodeJS.ProcessEnv): { readonly name: string; readonly problem: string }[] {
  const name = 'KLARSIKT_CLOCK'
  const setTime = source[name]
  if (!setTime) return []
  if (source['NODE_ENV'] === 'production' && source['KLARSIKT_DEMO'] !== '1')
    return [{ name, problem: 'is refused in production without KLARSIKT_DEMO=1.' }]
  if (Number.isNaN(Date.parse(setTime))) return [{ name, problem: 'is not an instant such as 2026-03-29T00:30:00Z.' }]
  return []
}
