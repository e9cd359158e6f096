import { setTimeout as sleep } from 'node:timers/promises'
import { isOutage } from './outage.js'

/** How long a start waits for its database, and how often it asks again (ms). */
const WITHIN = 60_000
const PAUSE = 500

/**
 * Does the work of a start again while the database is away: beside ten other programs a connection can take longer than
 * a request would wait, and a start has nobody waiting. Fails with the last error after `within` ms.
 */
export async function patiently<T>(work: () => Promise<T>, { within = WITHIN, pause = PAUSE } = {}): Promise<T> {
  for (const deadline = performance.now() + within; ; await sleep(pause)) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error) || performance.now() > deadline) throw error
    }
  }
}
