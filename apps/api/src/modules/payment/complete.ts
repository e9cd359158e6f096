import type { PaymentStatus } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { CheckoutDeps } from '../checkout/ports.js'
import { finalise, giveUp } from './finalise.js'
import { describePayment, findOwnPayment } from './status.js'

/** The customer sees an answer within 5 s, whatever the provider does [reliability R5]. */
const PATIENCE_MS = 4_300

/**
 * The customer is back from the provider's page. What the address says about the outcome is only a hint: an approval is
 * read from the provider, and "cancelled" is believed when the provider knows of no approval.
 */
export async function completePayment(
  deps: CheckoutDeps,
  cartId: string,
  back: { readonly paymentId: string; readonly outcome: 'success' | 'cancel' | 'failure' },
): Promise<Result<PaymentStatus, 'order.not-found'>> {
  const own = await findOwnPayment(deps, cartId, back.paymentId)
  if (!own) return err('order.not-found')
  const state = await finalise(deps, own.id, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (state === 'open' && back.outcome !== 'success') {
    await giveUp(deps, own, back.outcome === 'failure' ? 'decline' : 'cancel')
  }
  return ok(describePayment((await findOwnPayment(deps, cartId, own.id)) ?? own))
}
