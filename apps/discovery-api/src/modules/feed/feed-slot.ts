import { type HeldLock, tryAdvisoryLock } from '@klarsikt/server/database'

const MAX_RUNNING_FEEDS = 3
const FIRST_LOCK_ID = 7_226_520

/** Reserves one of a tenant's feed slots; null when all are taken. */
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
