import { typedCode } from '@klarsikt/core/lib'
import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Customer } from '../../../customer-data.js'
import { personalNumberDigests } from './personal-number.js'
import { emailDigests, mobileDigests, openProfile } from './profile.js'
import { customer } from './tables.js'

type Row = typeof customer.$inferSelect

export type { Customer } from '../../../customer-data.js'

function toCustomer(encryption: Encryption, row: Row): Customer {
  const { id, number, emailVerifiedAt, passwordHash, credentialVersion, termsVersion, personalNumber, cartId } = row
  const profile = openProfile(encryption, row.profile)
  return { id, number, emailVerifiedAt, passwordHash, credentialVersion, termsVersion, personalNumber, cartId, profile }
}

const selectByIds = prepared('customers-by-id', (orm, { ids }: Params<{ ids: readonly string[] }>) =>
  orm
    .select()
    .from(customer)
    .where(sql`${customer.id} = any(${ids})`),
)

/** Finds the customer with an address in core's normal form; null when there is none. */
export async function findCustomerByEmail(
  { orm }: Executor,
  encryption: Encryption,
  email: string,
): Promise<Customer | null> {
  const [row] = await orm
    .select()
    .from(customer)
    .where(inArray(customer.emailDigest, emailDigests(encryption, email)))
  return row ? toCustomer(encryption, row) : null
}

/** Finds the customer with a customer number; null when there is none. */
export async function findCustomerByNumber(
  { orm }: Executor,
  encryption: Encryption,
  number: string,
): Promise<Customer | null> {
  const [row] = await orm
    .select()
    .from(customer)
    .where(eq(customer.number, typedCode(number)))
  return row ? toCustomer(encryption, row) : null
}

/** Finds the customer with a valid personal number; null when there is none. */
export async function findCustomerByPersonalNumber(
  { orm }: Executor,
  encryption: Encryption,
  number: string,
): Promise<Customer | null> {
  const [row] = await orm
    .select()
    .from(customer)
    .where(inArray(customer.personalNumberDigest, personalNumberDigests(encryption, number)))
  return row ? toCustomer(encryption, row) : null
}

/**
 * Finds a customer by id. With `lock` other changes of the customer wait for this transaction. Inserting orders does
 * not wait: they hold a cart, and a log-in waits for that cart.
 */
export async function findCustomer(
  { orm }: Executor,
  encryption: Encryption,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<Customer | null> {
  const query = orm.select().from(customer).where(eq(customer.id, id))
  const [row] = await (lock ? query.for('no key update') : query)
  return row ? toCustomer(encryption, row) : null
}

export async function findCustomers(
  executor: Executor,
  encryption: Encryption,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Customer>> {
  const rows = await selectByIds(executor, { ids: [...new Set(ids)] })
  return new Map(rows.map((row) => [row.id, toCustomer(encryption, row)]))
}

/** The customers with a mobile number, such as a family, up to `maximum`. */
export async function findCustomersByMobile(
  { orm }: Executor,
  encryption: Encryption,
  mobile: string,
  maximum: number,
): Promise<Customer[]> {
  const digests = mobileDigests(encryption, mobile)
  if (digests === null) return []
  const rows = await orm.select().from(customer).where(inArray(customer.mobileDigest, digests)).limit(maximum)
  return rows.map((row) => toCustomer(encryption, row))
}
