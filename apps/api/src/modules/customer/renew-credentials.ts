import type { Executor } from '@klarsikt/server/database'
import { eq, sql } from 'drizzle-orm'
import { customer } from './tables.js'

/**
 * Voids every link that has been sent to a customer and acts on the log-in. Whoever changes a password or an address, or ends all
 * sessions, calls it in the same transaction.
 */
export async function renewCredentials({ orm }: Executor, customerId: string): Promise<void> {
  await orm
    .update(customer)
    .set({ credentialVersion: sql`${customer.credentialVersion} + 1` })
    .where(eq(customer.id, customerId))
}
