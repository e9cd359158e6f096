import { randomBytes } from 'node:crypto'
import { ok, type Result } from '@klarsikt/core/lib'
import { paymentLinkExpiry, paymentLinkStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { PaymentCustomer } from '../../../providers/payment/port.js'
import { audit } from '../../platform/index.js'
import { checkLink, type TypedLink } from './check.js'
import { sealCustomer, type StoredLink, tokenDigest } from './find.js'
import { type LinkDeps, newLink, sendLink } from './send-link.js'
import { paymentLink } from './tables.js'

export type SentLink = { readonly id: string; readonly link: string; readonly expiresAt: Date }

type NewLink = TypedLink & {
  readonly store: Store | null
  /** The customer whose account shows the link; left out for a person without one. */
  readonly customerId?: string
}
type Store = { readonly id: number; readonly name: string }

/**
 * Asks a customer to pay: writes the link and its letter or SMS in one transaction. The link is returned but never
 * stored, so a customer who loses it needs a new one.
 */
export async function createPaymentLink(
  deps: LinkDeps,
  typed: NewLink,
): Promise<Result<SentLink, Record<string, string>>> {
  const checked = checkLink(typed)
  if (!checked.ok) return checked
  const { channel, store, customerId } = typed
  const link = { ...checked.value, channel, store, customerId: customerId ?? null }
  return ok(await deps.database.transaction((tx) => writePaymentLink(deps, tx, link)))
}

type CheckedLink = Omit<StoredLink, 'id' | 'customer' | 'state' | 'expiresAt' | 'number' | 'storeId' | 'stopped'> & {
  readonly store: Store | null
  readonly customer: PaymentCustomer
}

/** Writes and sends a link with valid data, in the caller's transaction. */
export async function writePaymentLink(
  deps: Omit<LinkDeps, 'database'>,
  tx: Executor,
  { amount, purpose, channel, store, customer, customerId }: CheckedLink,
): Promise<SentLink> {
  const id = randomBytes(12).toString('base64url')
  const now = deps.clock.now()
  const expiresAt = paymentLinkExpiry(now)
  const { token, link } = newLink(deps)
  await tx.orm.insert(paymentLink).values({
    id,
    tokenDigest: tokenDigest(deps.encryption, token),
    amount,
    purpose,
    storeId: store?.id ?? null,
    channel,
    customer: sealCustomer(deps.encryption, customer),
    customerId,
    state: paymentLinkStates.initial,
    createdAt: now,
    expiresAt,
  })
  await audit(tx, now, { action: 'payment-link.created', subject: 'payment-link', id })
  const storeName = store?.name ?? null
  await sendLink(deps, tx, { id, channel, customerId, customer, amount, purpose, storeName, link, expiresAt })
  return { id, link, expiresAt }
}
