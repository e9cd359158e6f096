import type { Database, Executor } from '@klarsikt/server/database'
import { actingAs } from './acting-as.js'
import { audit, type AuditedChange } from './audit.js'

/**
 * Writes a shopper's change before a purchase. A visitor's change is not audited, because a visitor has no identity to
 * write down and this is the shop's most frequent write. Another actor's change and its audit row are one transaction.
 * `write` returns whether anything changed.
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

/** Like `auditShopper`, in the caller's transaction. */
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

/** Names a change of a cart for the audit. */
export const cartChange = (id: string): AuditedChange => ({ action: 'cart.changed', subject: 'cart', id })
