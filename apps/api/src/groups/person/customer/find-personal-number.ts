import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { eq } from 'drizzle-orm'
import { openPersonalNumber } from './personal-number.js'
import { customer } from './tables.js'

/** The personal number of a customer; null when it is not known. */
export async function findPersonalNumber(
  encryption: Encryption,
  { orm }: Executor,
  customerId: string,
): Promise<string | null> {
  const [row] = await orm.select({ sealed: customer.personalNumber }).from(customer).where(eq(customer.id, customerId))
  return row?.sealed ? openPersonalNumber(encryption, row.sealed) : null
}
