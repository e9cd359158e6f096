import type { ShopClient } from '@klarsikt/contract/client'
import type { LensSubscription, PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import { encodedHref } from '@klarsikt/core/paths'
import {
  outcomeOrLogin,
  replyOrMaintenance,
  UNDER_MAINTENANCE,
  type UnderMaintenance,
  replyOrLogin,
} from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'

const OUTCOMES = ['success', 'cancel', 'failure'] as const

export interface LensPaymentData {
  readonly subscription: LensSubscription
  readonly method: PaymentMethodChoice
}

interface Asked {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * Loads the card that pays for a subscription, and the other saved cards. When the provider leads back with an outcome,
 * it reports the outcome once and redirects to an address without it.
 */
export async function loadLensPayment(
  client: ShopClient,
  { url, params }: Asked,
): Promise<LensPaymentData | UnderMaintenance> {
  const id = params['subscriptionId'] ?? ''
  const outcome = OUTCOMES.find((one) => one === url.searchParams.get('outcome'))
  if (outcome) {
    const page = encodedHref('account-update-payment-method', { subscriptionId: id })
    await outcomeOrLogin(client.savePayment({ body: { outcome } }), page)
    throw redirect(page, 303)
  }
  const [subscription, method] = await Promise.all([
    client.getLensSubscription({ params: { id } }),
    client.getPaymentMethod(),
  ])
  const reply = replyOrMaintenance(subscription, url)
  return reply === null ? UNDER_MAINTENANCE : { subscription: reply.data, method: replyOrLogin(method, url).data }
}
