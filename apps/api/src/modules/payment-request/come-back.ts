import type { PaymentRequestReply } from '@klarsikt/contract/shop/types'
import { ok, type Result } from '@klarsikt/core/lib'
import type { PaymentState } from '@klarsikt/core/payment'
import type { CheckoutDeps } from '../checkout/ports.js'
import { findLatest, findOpen } from '../checkout/submissions.js'
import { finalise, giveUp } from '../payment/finalise.js'
import { requestCart } from './cart-id.js'
import type { StoredRequest } from './find.js'
import { answer, type PayRefusal } from './pay.js'

/** The customer sees an answer within 5 s, whatever the provider does [reliability R5]. */
const PATIENCE_MS = 4_300

/**
 * The customer is back from the provider's page. As at the checkout the outcome in the address is a hint: an approval is
 * read from the provider, and "cancelled" is believed when the provider knows of none.
 */
export async function comeBack(
  deps: CheckoutDeps,
  token: string,
  request: StoredRequest,
  outcome: 'success' | 'cancel' | 'failure',
): Promise<Result<PaymentRequestReply, PayRefusal>> {
  const cart = requestCart(request.id)
  // Also one that has ended is looked at: an approval that came too late goes back to whoever gave it.
  const attempt = (await findOpen(deps.database, cart)) ?? (await findLatest(deps.database, cart))
  if (attempt) {
    const state = await finalise(deps, attempt.id, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (state === 'open' && outcome !== 'success') {
      await giveUp(deps, attempt, outcome === 'failure' ? 'decline' : 'cancel')
    }
  }
  const stands = await answer(deps, token)
  if (!stands.ok || stands.value.data.state === 'paid' || stands.value.data.payment !== 'none') return stands
  const latest = await findLatest(deps.database, cart)
  return ok({ ...stands.value, ended: latest ? (ENDS[latest.payment.state] ?? null) : null })
}

const ENDS: Partial<Record<PaymentState, 'declined' | 'cancelled'>> = { failed: 'declined', cancelled: 'cancelled' }
