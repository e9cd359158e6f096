import type { BaseDeps } from './context.js'
import type { Module } from './define-module.js'
import { audit } from './groups/platform/audit/audit.js'
import { modules as shopModules } from './modules.js'

/** The days for which abandoned checkouts, sent letters, sent SMS and the persons of past visits are stored. */
const RETENTION_DAYS = 30

/**
 * Deletes personal data that has served its purpose: drafts, the agreed contents of unpaid purchases, the text of sent
 * letters and SMS, and the persons of past visits. Orders stay, because they are bookkeeping records.
 */
export async function forgetPersonalData(
  { database, clock }: Pick<BaseDeps, 'database' | 'clock'>,
  modules: readonly Module[] = shopModules,
): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - RETENTION_DAYS * 86_400_000)
  for (const [id, forget] of modules.flatMap((one) => Object.entries(one.forget)))
    await database.transaction(async (tx) => {
      if ((await forget(tx, before, now)) > 0)
        await audit(tx, now, { action: 'personal-data.forgotten', subject: 'personal-data', id })
    })
}
