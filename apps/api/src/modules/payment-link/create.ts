import { randomBytes } from 'node:crypto'
import { ok, type Result } from '@klarsikt/core/lib'
import { encodedHref } from '@klarsikt/core/paths'
import { paymentLinkExpiry, paymentLinkStates } from '@klarsikt/core/payment'
import type { ApiSettings, Deps } from '../../context.js'
import { audit } from '../audit/audit.js'
import { checkLink, type TypedLink } from './check.js'
import { sealCustomer, tokenDigest } from './find.js'
import { sendPaymentLink } from './letters.js'
import { smsPaymentLink } from './sms.js'
import { paymentLink } from './tables.js'

export type SentLink = { readonly id: string; readonly link: string; readonly expiresAt: Date }

type CreateDeps = Pick<Deps, 'database' | 'encryption' | 'clock'> & {
  readonly settings: Pick<ApiSettings, 'publicUrl'>
}
type NewLink = TypedLink & {
  readonly store: Store | null
  /** Whose account it is sent to; left out for who has none. */
  readonly customerId?: string
}
type Store = { readonly id: number; readonly name: string }

/**
 * Asks a customer to pay: the row and the letter or SMS with the link are written together or not at all. The link is answered
 * and never stored; a customer who loses it needs a new one.
 */
export async function createPaymentLink(
  deps: CreateDeps,
  typed: NewLink,
): Promise<Result<SentLink, Record<string, string>>> {
  const checked = checkLink(typed)
  if (!checked.ok) return checked
  const { amount, purpose, customer } = checked.value
  const id = randomBytes(12).toString('base64url')
  const token = randomBytes(32).toString('base64url')
  const now = deps.clock.now()
  const expiresAt = paymentLinkExpiry(now)
  const link = deps.settings.publicUrl + encodedHref('payment-link', { token })
  await deps.database.transaction(async (tx) => {
    await tx.orm.insert(paymentLink).values({
      id,
      tokenDigest: tokenDigest(deps.encryption, token),
      amount,
      purpose,
      storeId: typed.store?.id ?? null,
      channel: typed.channel,
      customer: sealCustomer(deps.encryption, customer),
      customerId: typed.customerId ?? null,
      state: paymentLinkStates.initial,
      createdAt: now,
      expiresAt,
    })
    await audit(tx, now, { action: 'payment-link.created', subject: 'payment-link', id })
    const storeName = typed.store?.name ?? null
    const sent = { customer, amount, purpose, storeName, link, expiresAt }
    await (typed.channel === 'sms'
      ? smsPaymentLink(deps, tx, { ...sent, customerId: typed.customerId ?? null })
      : sendPaymentLink(deps, tx, sent))
  })
  return ok({ id, link, expiresAt })
}
