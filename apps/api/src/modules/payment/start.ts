import { err, ok, type Result } from '@klarsikt/core/lib'
import type { CheckoutDeps } from '../checkout/ports.js'
import { openPayment } from './open.js'
import { findOwnPayment } from './status.js'

/** Where to go on paying for a checkout that was submitted: for a reload, or a customer who lost the page. */
export async function startPayment(
  deps: CheckoutDeps,
  cartId: string,
  paymentId: string,
): Promise<Result<{ redirectUrl: string }, 'order.not-found' | 'payment.provider-unavailable' | 'payment.declined'>> {
  const own = await findOwnPayment(deps, cartId, paymentId)
  if (!own) return err('order.not-found')
  if (own.payment.state === 'failed' || own.payment.state === 'cancelled') return err('payment.declined')
  const opened = await openPayment(deps, own.id)
  return opened.state === 'open' ? ok({ redirectUrl: opened.redirectUrl }) : err('payment.provider-unavailable')
}
