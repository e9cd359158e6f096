import { setTimeout as sleep } from 'node:timers/promises'
import { type AdvisoryLock, type HeldLock, tryAdvisoryLock } from '@klarsikt/server/database'

/** Of all processes on the database the one that holds it feeds the goods. */
const LEADER_LOCK: AdvisoryLock = { id: 7_226_533 }
/** How soon another process takes over from one that is gone, ms. */
const RETRY_MS = 2_000

/** Waits until this process is the leader; null when `signal` comes first. `onFollow` is called while another one leads. */
export async function awaitLeadership(
  url: string,
  signal: AbortSignal,
  onFollow: () => void,
): Promise<HeldLock | null> {
  while (!signal.aborted) {
    const lock = await tryAdvisoryLock(url, LEADER_LOCK, {
      applicationName: 'klarsikt-goods',
      connectWithinMs: RETRY_MS,
    }).catch(() => null)
    if (lock) return lock
    onFollow()
    await sleep(RETRY_MS, undefined, { signal, ref: false }).catch(() => {})
  }
  return null
}
