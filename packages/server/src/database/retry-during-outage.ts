import { setTimeout as sleep } from 'node:timers/promises'
import { isOutage } from './outage.js'

/** How long a start waits for its database, and the pause between two tries, in ms. */
const WITHIN_MS = 60_000
const PAUSE_MS = 500

/**
 * Repeats a step of the start while the database is away. At a start, other programs make connections slow, and no
 * customer waits for it. Throws the last error after `withinMs`.
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
