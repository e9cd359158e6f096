import { monitorEventLoopDelay } from 'node:perf_hooks'
import pg from 'pg'
import type { Log } from '../log/index.js'
import { DatabaseAway } from './outage.js'

export type Watch = { readonly available: boolean; guard<T>(work: () => Promise<T>): Promise<T>; stop(): Promise<void> }

/** Pause between two questions, and the longest wait for an answer (ms): together under the second that R8 allows. */
const EVERY = 250
const ANSWER_WITHIN = 550
/** The first connection is made at the start, beside ten other things, and nobody waits for it (ms). */
const FIRST_WITHIN = 10_000
/** When our own process stood still this long (ms) meanwhile, a late answer says nothing about the database. */
const OWN_DELAY = 120

/**
 * Asks the database a question on a connection of its own. A refused connection shows itself; one that hangs (a frozen
 * server, a cut cable) would keep requests waiting, so they are let go from the moment that this question is not answered.
 */
// oxlint-disable-next-line max-lines-per-function -- one connection with its asking, failing and coming back
export async function createWatch(url: string, log: Log): Promise<Watch> {
  let client: pg.Client | undefined
  let available = true
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const waiting = new Set<(error: DatabaseAway) => void>()

  let opening: Promise<pg.Client> | undefined

  async function open(within: number): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'klarsikt-watch',
      connectionTimeoutMillis: within,
    })
    fresh.on('error', () => (client = client === fresh ? undefined : client))
    await fresh.connect()
    return (client = fresh)
  }

  async function ask(): Promise<void> {
    const asked = client ?? (await (opening ??= open(ANSWER_WITHIN).finally(() => (opening = undefined))))
    await asked.query('select 1')
  }

  async function round(): Promise<void> {
    delay.reset()
    const asked = performance.now()
    const outcome = await Promise.race([
      ask().then(
        () => 'answered',
        // A new connection that takes too long is late like an answer; one that is refused is not.
        (error: unknown) => (error instanceof Error && /timeout/i.test(error.message) ? 'late' : 'failed'),
      ),
      patience(),
    ])
    if (stopped) return
    // Our own lateness may not be in the histogram yet: its clock stood still with us.
    const stood = Math.max(delay.max / 1e6, performance.now() - asked - ANSWER_WITHIN)
    const busy = outcome === 'late' && stood > OWN_DELAY
    if (outcome === 'answered') set(true)
    else if (!busy) {
      set(false)
      void client?.end().catch(() => {})
      client = undefined
    }
    timer = setTimeout(round, EVERY)
    timer.unref()
  }

  function set(next: boolean): void {
    if (next !== available) log[next ? 'info' : 'error']({}, next ? 'the database is back' : 'the database is away')
    available = next
    if (next) return
    for (const reject of waiting) reject(new DatabaseAway())
    waiting.clear()
  }

  await open(FIRST_WITHIN)
  timer = setTimeout(round, EVERY)
  timer.unref()
  return {
    get available() {
      return available
    },
    guard(work) {
      if (!available) return Promise.reject(new DatabaseAway())
      return new Promise((resolve, reject) => {
        waiting.add(reject)
        work()
          .then(resolve, reject)
          .finally(() => waiting.delete(reject))
      })
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      delay.disable()
      await client?.end().catch(() => {})
    },
  }
}

function patience(): Promise<'late'> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), ANSWER_WITHIN).unref())
}
