import { setTimeout as sleep } from 'node:timers/promises'
import { isOutage } from './outage.js'

/** How long a start waits for its database, and how often it asks again (ms). */
const WITHIN_MS = 60_000
const PAUSE_MS = 500

/**
 * Does the work of a start again while the database is away: beside ten other programs a connection can take longer than
 * a request would wait, and no one waits for a start. Fails with the last error after `withinMs`.
 */
export async function retryDuringOutage<T>(
  work: () => Promise<T>,
  { withinMs = WITHIN_MS, pauseMs = PAUSE_MS } = {},
): Promise<T> {
  for (const deadline = performance.now() + withinMs; ; await sleep(pauseMs)) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error) || performance.now() > deadline) throw error
    }
  }
}
