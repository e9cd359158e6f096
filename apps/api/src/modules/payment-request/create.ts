import { randomBytes } from 'node:crypto'
import { ok, type Result } from '@klarsikt/core/lib'
import { encodedHref } from '@klarsikt/core/paths'
import { paymentRequestExpiry } from '@klarsikt/core/payment'
import type { CheckoutDeps } from '../checkout/ports.js'
import { sendPaymentRequest } from '../mail/payment-request-letters.js'
import { checkRequest, type TypedRequest } from './check.js'
import { sealCustomer, tokenDigest } from './find.js'

export type SentRequest = { readonly id: string; readonly link: string; readonly expiresAt: Date }

type Deps = Pick<CheckoutDeps, 'database' | 'encryption' | 'clock' | 'shopUrl'>
type Store = { readonly id: number; readonly name: string }

/**
 * Asks a customer to pay: the request and the letter with its link are written together or not at all. The link is answered
 * and never kept; whoever loses it needs a new one.
 */
export async function createPaymentRequest(
  deps: Deps,
  typed: TypedRequest & { readonly store: Store | null },
): Promise<Result<SentRequest, Record<string, string>>> {
  const checked = checkRequest(typed)
  if (!checked.ok) return checked
  const { amount, purpose, customer } = checked.value
  const id = randomBytes(12).toString('base64url')
  const token = randomBytes(32).toString('base64url')
  const now = deps.clock.now()
  const expiresAt = paymentRequestExpiry(now)
  const link = deps.shopUrl() + encodedHref('payment-request', { token })
  await deps.database.transaction(async (tx) => {
    await tx.query({
      text: `insert into payment_request (id, token_digest, amount, purpose, store_id, customer, state, created_at, expires_at)
             values ($1, $2, $3, $4, $5, $6, 'sent', $7, $8)`,
      values: [
        id,
        tokenDigest(deps.encryption, token),
        amount,
        purpose,
        typed.store?.id ?? null,
        sealCustomer(deps.encryption, customer),
        now,
        expiresAt,
      ],
    })
    const storeName = typed.store?.name ?? null
    await sendPaymentRequest(deps, tx, { customer, amount, purpose, storeName, link, expiresAt })
  })
  return ok({ id, link, expiresAt })
}
