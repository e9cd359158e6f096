import type { Executor } from '@klarsikt/server/database'
import { eq, sql } from 'drizzle-orm'
import { customer } from './tables.js'

/**
 * Voids all open links that were sent to a customer for the log-in. It belongs in the transaction that changes a
 * password or an address, or ends all sessions.
 */
export async function renewCredentials({ orm }: Executor, customerId: string): Promise<void> {
  await orm
    .update(customer)
    .set({ credentialVersion: sql`${customer.credentialVersion} + 1` })
    .where(eq(customer.id, customerId))
}

/** Voids the open links of all customers. */
export async function renewAllCredentials({ orm }: Executor): Promise<void> {
  await orm.update(customer).set({ credentialVersion: sql`${customer.credentialVersion} + 1` })
}
