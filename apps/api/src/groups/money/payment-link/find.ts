import { wholeOre, type Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { eq, inArray } from 'drizzle-orm'
import type { SubjectRef } from '../../../payment-subject.js'
import type { PaymentCustomer } from '../../../providers/payment/port.js'
import { findCustomer } from '../../person/index.js'
import { paymentLink } from './tables.js'

type Row = typeof paymentLink.$inferSelect

/** A stored link without its token. */
export type StoredLink = Pick<
  Row,
  'id' | 'purpose' | 'storeId' | 'channel' | 'customer' | 'customerId' | 'state' | 'expiresAt' | 'number'
> & {
  readonly amount: Ore
  readonly stopped: boolean
}

function toLink(row: Row): StoredLink {
  return { ...row, amount: wholeOre(row.amount), stopped: row.stoppedAt !== null }
}

/**
 * Whether the link went by letter to an address that its customer no longer has, and that may be somebody else's now.
 */
export async function isOfFormerAddress(
  executor: Executor,
  encryption: Encryption,
  { customerId, channel, customer }: StoredLink,
): Promise<boolean> {
  if (customerId === null || channel !== 'email' || customer === '') return false
  const owner = await findCustomer(executor, encryption, customerId)
  return owner !== null && owner.profile.email !== openCustomer(encryption, customer).email
}

/** The payment subject of a link. */
export function subjectOf({ id }: Pick<StoredLink, 'id'>): SubjectRef {
  return { type: 'payment-link', id }
}

/** The purpose of tokens. It keeps the name from before, so that old links stay valid. */
const TOKEN = 'payment_request.token'

/** Digests a token, so that its link can be found without storing the token. */
export function tokenDigest(encryption: Encryption, token: string): string {
  return encryption.digest(token, TOKEN)
}

/** Finds the link of a token, also of one from before a change of the key. */
export async function findLink({ orm }: Executor, encryption: Encryption, token: string): Promise<StoredLink | null> {
  const digests = encryption.digests(token, TOKEN)
  const [row] = await orm.select().from(paymentLink).where(inArray(paymentLink.tokenDigest, digests))
  return row ? toLink(row) : null
}

/** Locks a link until the transaction ends. */
export async function lockLink({ orm }: Executor, id: string): Promise<StoredLink | null> {
  const [row] = await orm.select().from(paymentLink).where(eq(paymentLink.id, id)).for('update')
  return row ? toLink(row) : null
}

const CUSTOMER = 'payment_request.customer'

export function sealCustomer(encryption: Encryption, customer: PaymentCustomer): string {
  return encryption.encrypt(JSON.stringify(customer), CUSTOMER)
}

export function openCustomer(encryption: Encryption, sealed: string): PaymentCustomer {
  return JSON.parse(encryption.decrypt(sealed, CUSTOMER)) as PaymentCustomer
}
