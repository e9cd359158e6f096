import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { customer } from './tables.js'

/** Makes a cart the customer's own. */
export async function setCustomerCart({ orm }: Executor, customerId: string, cartId: string): Promise<void> {
  await orm.update(customer).set({ cartId }).where(eq(customer.id, customerId))
}
