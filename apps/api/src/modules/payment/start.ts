import { awaitsCustomer } from '@klarsikt/core/checkout'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { CheckoutDeps } from '../checkout/ports.js'
import { openPayment } from './open.js'
import { findOwnPayment } from './status.js'

type StartRefusal = 'order.not-found' | 'payment.provider-unavailable' | 'payment.declined' | 'payment.pending'

/** Where to go on paying for a checkout that was submitted: for a reload, or a customer who lost the page. */
export async function startPayment(
  deps: CheckoutDeps,
  cartId: string,
  paymentId: string,
): Promise<Result<{ redirectUrl: string }, StartRefusal>> {
  const own = await findOwnPayment(deps, cartId, paymentId)
  if (!own) return err('order.not-found')
  if (own.payment.state === 'failed' || own.payment.state === 'cancelled') return err('payment.declined')
  const opened = await openPayment(deps, own.id)
  if (opened.state === 'open') return ok({ redirectUrl: opened.redirectUrl })
  if (opened.state === 'failed') return err('payment.provider-unavailable')
  // Waiting is either another caller that opens the page, or a payment that the customer has done with.
  const now = await findOwnPayment(deps, cartId, paymentId)
  return err(now && !awaitsCustomer(now.state) ? 'payment.pending' : 'payment.provider-unavailable')
}
