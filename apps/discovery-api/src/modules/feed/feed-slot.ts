import { type HeldLock, tryAdvisoryLock } from '@klarsikt/server/database'

/** Feeds that one tenant may have running at once. */
const MAX_RUNNING_FEEDS = 3
const FIRST_LOCK_ID = 7_226_520

/** A place among the running feeds of a tenant; null when all are taken. */
export async function takeFeedSlot(url: string, tenant: string): Promise<HeldLock | null> {
  for (let slot = 0; slot < MAX_RUNNING_FEEDS; slot++) {
    const lock = await tryAdvisoryLock(
      url,
      { id: FIRST_LOCK_ID + slot, key: tenant },
      { applicationName: 'klarsikt-feed' },
    )
    if (lock) return lock
  }
  return null
}
