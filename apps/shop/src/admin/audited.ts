import { audit, type AuditedChange } from '@klarsikt/api/admin'
import type { Executor } from '@klarsikt/server/database'
import type { Admin } from './admin.js'
import { asAdmin } from './as-admin.js'
import type { OpenShop } from './open-shop.js'

/** Opens the shop, does the work and closes the shop. */
export type Within = <T>(work: (shop: OpenShop) => Promise<T>) => Promise<T>

/** Runs a command as the system. The change and its row in the audit log are one transaction. */
export async function audited<T>(
  { database }: OpenShop,
  { clock }: Pick<ReturnType<Admin['settings']>, 'clock'>,
  work: (tx: Executor) => Promise<{ readonly done: T; readonly change: AuditedChange | null }>,
): Promise<T> {
  return asAdmin(() =>
    database.transaction(async (tx) => {
      const { done, change } = await work(tx)
      if (change) await audit(tx, clock.now(), change)
      return done
    }),
  )
}
