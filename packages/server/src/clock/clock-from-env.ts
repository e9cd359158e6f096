import { type Clock, systemClock } from '@klarsikt/core/lib'

/**
 * Lets a journey start the shop at another time: KLARSIKT_CLOCK holds the instant the process shall believe it started
 * at, and time runs on from there. Refused in production unless KLARSIKT_DEMO says that this is a demonstration.
 */
export function clockFromEnv(source: NodeJS.ProcessEnv = process.env): Clock {
  const setTime = source['KLARSIKT_CLOCK']
  if (!setTime) return systemClock
  const [wrong] = clockProblem(source)
  if (wrong) throw new Error(`${wrong.name} ${wrong.problem}`)
  const offset = Date.parse(setTime) - Date.now()
  return { now: () => new Date(Date.now() + offset) }
}

/** What is wrong with KLARSIKT_CLOCK; nothing where it may be used, or is not set. */
export function clockProblem(source: NodeJS.ProcessEnv): { readonly name: string; readonly problem: string }[] {
  const name = 'KLARSIKT_CLOCK'
  const setTime = source[name]
  if (!setTime) return []
  if (source['NODE_ENV'] === 'production' && source['KLARSIKT_DEMO'] !== '1')
    return [{ name, problem: 'is refused in production without KLARSIKT_DEMO=1.' }]
  if (Number.isNaN(Date.parse(setTime))) return [{ name, problem: 'is not an instant such as 2026-03-29T00:30:00Z.' }]
  return []
}
