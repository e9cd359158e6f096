import { type Failure, isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { PaymentElsewhere, PaymentStatus } from '@klarsikt/contract/shop/types'
import { outcomeOf } from '@klarsikt/forms'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { redirect } from 'react-router'
import { PAYMENT_ENDS } from './checkout-data.js'

const OUTCOMES = ['success', 'cancel', 'failure'] as const
type Answer = { readonly data: PaymentStatus } | Failure

export interface ReturnedPayment {
  readonly paymentId: string
  /** Null when the state of the payment is not known yet. */
  readonly payment: PaymentStatus | null
}

/** A payment whose payer was led back to another browser than the one that started the purchase. */
export interface ReturnedElsewhere {
  readonly paymentId: string
  /** Null for an unknown payment. */
  readonly elsewhere: PaymentElsewhere | null
}

/**
 * Loads the payment of a shopper who comes back from the payment page. A reload is harmless, since the backend asks the
 * provider. A settled payment redirects, and any other makes the page wait.
 */
export async function loadReturn(client: ShopClient, url: URL): Promise<ReturnedPayment | ReturnedElsewhere> {
  const paymentId = url.searchParams.get('paymentId') ?? ''
  if (!/^[\w-]{16,64}$/.test(paymentId)) throw redirect(encodedHref('checkout'))
  const answer = await ask(client, url, paymentId).catch(() => null)
  if (!answer) return { paymentId, payment: null }
  if (isFailure(answer)) {
    if (answer.error.code === 'order.not-found') return askElsewhere(client, paymentId)
    if (answer.error.code === 'payment.declined') throw redirect(settledPath({ state: 'failed', orderNumber: '' }))
    return { paymentId, payment: null }
  }
  const { state, orderNumber } = answer.data
  if (isSettled(state)) throw redirect(settledPath({ state, orderNumber }))
  return { paymentId, payment: answer.data }
}

/**
 * Loads what may be said about a payment of another browser. If the call fails, the payment may still succeed, so the
 * page waits.
 */
async function askElsewhere(client: ShopClient, paymentId: string): Promise<ReturnedPayment | ReturnedElsewhere> {
  const found = await outcomeOf(client.getPaymentElsewhere({ params: { id: paymentId } }))
  if (found.ok) return { paymentId, elsewhere: found.value.data }
  return found.code === 'order.not-found' ? { paymentId, elsewhere: null } : { paymentId, payment: null }
}

async function ask(client: ShopClient, url: URL, paymentId: string): Promise<Answer> {
  const outcome = OUTCOMES.find((one) => one === url.searchParams.get('outcome'))
  if (!outcome) return client.getPayment({ params: { id: paymentId } })
  const token = url.searchParams.get('authorization_token')
  const authorization = token && { authorizationToken: token.slice(0, 200) }
  return client.completePayment({ body: { paymentId, outcome, ...authorization } })
}

type Settled = 'paid' | 'failed' | 'cancelled'

export function isSettled(state: PaymentStatus['state']): state is Settled {
  return state === 'paid' || state === 'failed' || state === 'cancelled'
}

/** Returns where a settled payment leads: to the confirmation, or back to the checkout. */
export function settledPath({ state, orderNumber }: { readonly state: Settled; readonly orderNumber: string }): string {
  if (state === 'paid') return encodedHref('checkout-confirmation', { orderNumber })
  return `${encodedHref('checkout')}?betalning=${state === 'failed' ? PAYMENT_ENDS.declined : PAYMENT_ENDS.cancelled}`
}
