import { stockholmDate } from '@klarsikt/core/calendar'
import { findUnbalanced, type MonthlyFigures, readMonthlyFigures } from './monthly-figures.js'
import type { MovableClock } from './movable-clock.js'
import { Payers } from './payers.js'
import type { SimulatedShop } from './simulated-shop.js'
import { Timetable } from './timetable.js'
import { Visitors } from './visitors.js'

export type SimulateOptions = {
  /** Last instant of the simulated time. */
  readonly until: Date
  /** Seed of the random choices of visitors. */
  readonly seed: number
  /** Hours that the clock jumps at a time. */
  readonly stepHours: number
  readonly onMonth?: (month: string) => void
}

export type Simulated = {
  readonly months: readonly MonthlyFigures[]
  /** Failed work with its day and reason. Each entry is a fault of the shop. */
  readonly failures: readonly string[]
}

const HOUR_MS = 3_600_000

/** Runs the shop until an instant: its jobs and rounds by the clock, and each day some visitors and payers. */
export async function simulate(
  shop: SimulatedShop,
  clock: MovableClock,
  { until, seed, stepHours, onMonth }: SimulateOptions,
): Promise<Simulated> {
  const start = clock.now()
  const timetable = new Timetable([...shop.api.jobs, ...shop.api.work.jobs], start)
  const visitors = new Visitors(shop, seed)
  const payers = new Payers(shop, seed)
  const failures: string[] = []
  const attempt = async (name: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      failures.push(`${clock.now().toISOString()} ${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  let day = stockholmDate(start)
  while (clock.now() < until) {
    clock.moveTo(new Date(Math.min(clock.now().getTime() + stepHours * HOUR_MS, until.getTime())))
    const now = clock.now()
    for (const job of timetable.takeDue(now)) await attempt(job.name, () => job.handle({}))
    for (const round of shop.api.work.rounds) await attempt(round.name, () => round.run())
    const today = stockholmDate(now)
    if (today === day) continue
    if (today.slice(0, 7) !== day.slice(0, 7)) onMonth?.(day.slice(0, 7))
    day = today
    await attempt('visitors', () => visitors.spendDay(now))
    await attempt('payers', () => payers.spendDay(today))
  }
  for (const event of await findUnbalanced(shop.database)) failures.push(`the books do not balance: ${event}`)
  return { months: await readMonthlyFigures(shop.database, start, until), failures }
}
