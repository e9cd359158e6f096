import type { Database, Executor } from '@klarsikt/server/database'
import { actingAs } from './acting-as.js'
import { audit, type AuditedChange } from './audit.js'

/**
 * Writes what a shopper changes before anything is bought. A visitor's change is written at once and not audited: nobody is
 * known to have made it, and it is the hottest write of the shop. Every other's is one transaction with the row of who made it.
 * `write` answers whether anything was changed.
 */
export async function auditShopper(
  database: Pick<Database, 'transaction'> & Executor,
  at: Date,
  change: AuditedChange,
  write: (executor: Executor) => Promise<boolean>,
): Promise<boolean> {
  if (actingAs().actor.kind === 'visitor') return write(database)
  return database.transaction((tx) => auditShopperIn(tx, at, change, write))
}

/** The same in a transaction that runs already. */
export async function auditShopperIn(
  tx: Executor,
  at: Date,
  change: AuditedChange,
  write: (executor: Executor) => Promise<boolean>,
): Promise<boolean> {
  const written = await write(tx)
  if (written && actingAs().actor.kind !== 'visitor') await audit(tx, at, change)
  return written
}

/** A change of the cart of this id. */
export const cartChange = (id: string): AuditedChange => ({ action: 'cart.changed', subject: 'cart', id })
