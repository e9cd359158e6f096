import { setTimeout as sleep } from 'node:timers/promises'
import { type AdvisoryLock, type HeldLock, tryAdvisoryLock } from '@klarsikt/server/database'

/** The process that holds this lock feeds the discovery service. Only one process on the database does. */
const LEADER_LOCK: AdvisoryLock = { id: 7_226_533 }
/** Pause between two tries in ms. A process takes over within this time when the leader is gone. */
const RETRY_MS = 2_000

/**
 * Waits until this process is the leader. Returns null when `signal` comes first. Calls `onFollow` after each try while
 * another process leads.
 */
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
