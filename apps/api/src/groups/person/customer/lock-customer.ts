import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { customer } from './tables.js'

/**
 * Keeps an account from being erased until the transaction ends. Returns false when there is no such account any more.
 */
export async function lockCustomer({ orm }: Executor, customerId: string): Promise<boolean> {
  const rows = await orm.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('share')
  return rows.length > 0
}
