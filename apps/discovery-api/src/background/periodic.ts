import { ownConnection } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'

/** Work that is done again and again, by one replica at a time. */
export type PeriodicWork = {
  readonly name: string
  /** Pause between two runs, ms. */
  readonly every: number
  readonly run: () => Promise<void>
}

/** Numbers of the locks: any, the same in all versions; the work's name is added. */
const LOCKS = 7_226_510

export type Periodic = { start(): void; stop(): Promise<void> }

/** Runs each work after its pause, unless another replica is at it. A run that fails is told and tried again next time. */
export function createPeriodic(options: {
  readonly url: string
  readonly log: Log
  readonly work: readonly PeriodicWork[]
}): Periodic {
  const { url, log } = options
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let stopped = false

  function schedule(one: PeriodicWork): void {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      const run = alone(url, one)
        .catch((error: unknown) => log.warn({ err: error, work: one.name }, 'periodic work failed'))
        .finally(() => {
          running.delete(run)
          schedule(one)
        })
      running.add(run)
    }, one.every)
    timer.unref()
    timers.add(timer)
  }

  return {
    start() {
      for (const one of options.work) schedule(one)
    },
    async stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

async function alone(url: string, { name, run }: PeriodicWork): Promise<void> {
  // A connection of its own: the lock lives and dies with it, so a killed replica holds nothing.
  const client = await ownConnection(url, 'klarsikt-discovery-work')
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as free', [
      LOCKS,
      name,
    ])
    if (rows[0]?.free) await run()
  } finally {
    await client.end()
  }
}
