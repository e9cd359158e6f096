import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { PaymentLinkStatus } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import { outcomeOf } from '@klarsikt/forms'
import { SHOP } from '@klarsikt/shop-config'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { redirect } from 'react-router'
import { replyOrThrow } from '../../lib/loading.js'
import { PAYMENT_ENDS, type PaymentEnd } from '../checkout/checkout-data.js'

const OUTCOMES = ['success', 'cancel', 'failure'] as const

export interface PaymentLinkData {
  readonly token: string
  /** Null for an unknown link. */
  readonly link: PaymentLinkStatus | null
  readonly title: string
  /** The last day of the link, as text. */
  readonly goodUntil: string
  /** Why the customer came back without having paid. */
  readonly ended: PaymentEnd | null
}

/**
 * Loads the page of a payment link. When the payment page leads back with an outcome, it reports the outcome once and
 * redirects to an address without it. A reload or the back button then does not cancel what is being paid in another
 * tab.
 */
export async function loadPaymentLink(client: ShopClient, url: URL, token: string): Promise<PaymentLinkData> {
  const outcome = OUTCOMES.find((one) => one === url.searchParams.get('outcome'))
  if (outcome) throw redirect(await handIn(client, token, outcome), 303)
  const answer = await client.getPaymentLink({ params: { token } })
  if (isFailure(answer) && answer.error.code === 'payment-link.not-found')
    return { token, link: null, title: paymentLinkMessages.notFoundTitle(), goodUntil: '', ended: null }
  const { data } = replyOrThrow(answer)
  const named = url.searchParams.get('betalning')
  const ended = (Object.keys(PAYMENT_ENDS) as PaymentEnd[]).find((key) => PAYMENT_ENDS[key] === named) ?? null
  return {
    token,
    link: data,
    title: titleOf(data),
    goodUntil: dateTimeText(data.expiresAt),
    ended: data.state === 'sent' && data.payment !== 'pending' ? ended : null,
  }
}

function titleOf({ state, payment }: PaymentLinkStatus): string {
  if (state === 'paid') return paymentLinkMessages.paidTitle()
  if (state === 'expired') return paymentLinkMessages.expiredTitle()
  if (payment === 'pending') return paymentLinkMessages.pendingTitle()
  return paymentLinkMessages.title({ brand: SHOP.brand.name })
}

/**
 * Reports the outcome and returns the path to redirect to. An error here is harmless, since the page shows the state of
 * the payment.
 */
async function handIn(client: ShopClient, token: string, outcome: (typeof OUTCOMES)[number]): Promise<string> {
  const page = encodedHref('payment-link', { token })
  const reply = await outcomeOf(client.payPaymentLink({ params: { token }, body: { outcome } }))
  if (!reply.ok) return page
  const { redirectUrl, ended } = reply.value
  return redirectUrl ?? (ended ? `${page}?betalning=${PAYMENT_ENDS[ended]}` : page)
}
