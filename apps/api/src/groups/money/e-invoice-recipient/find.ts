import { isRecipientActive, recipientStates } from '@klarsikt/core/e-invoice'
import type { Executor } from '@klarsikt/server/database'
import { and, desc, eq } from 'drizzle-orm'
import { stateIn } from '../../../state-sql.js'
import { eInvoiceRecipient } from './tables.js'

export type RecipientRow = typeof eInvoiceRecipient.$inferSelect

/** The newest recipient of a customer, in any state. */
export async function findNewestRecipient({ orm }: Executor, customerId: string): Promise<RecipientRow | null> {
  const [row] = await orm
    .select()
    .from(eInvoiceRecipient)
    .where(eq(eInvoiceRecipient.customerId, customerId))
    .orderBy(desc(eInvoiceRecipient.askedAt))
    .limit(1)
  return row ?? null
}

/** Locks the customer's recipient that waits for the bank or is active. */
export async function lockOpenRecipient({ orm }: Executor, customerId: string): Promise<RecipientRow | null> {
  const open = stateIn(eInvoiceRecipient.state, recipientStates.open)
  const [row] = await orm
    .select()
    .from(eInvoiceRecipient)
    .where(and(eq(eInvoiceRecipient.customerId, customerId), open))
    .for('update')
  return row ?? null
}

/** Locks a recipient by its number. */
export async function lockRecipient({ orm }: Executor, id: string): Promise<RecipientRow | null> {
  const [row] = await orm.select().from(eInvoiceRecipient).where(eq(eInvoiceRecipient.id, id)).for('update')
  return row ?? null
}

/** The number of the customer's active recipient; null when there is none. */
export async function findActiveRecipientId(tx: Executor, customerId: string): Promise<string | null> {
  const newest = await findNewestRecipient(tx, customerId)
  return newest && isRecipientActive(newest.state) ? newest.id : null
}
