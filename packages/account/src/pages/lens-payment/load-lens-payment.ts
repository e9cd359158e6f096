import type { ShopClient } from '@klarsikt/contract/client'
import type { LensSubscription, PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import { encodedHref } from '@klarsikt/core/paths'
import { redirect } from 'react-router'
import { outcomeOrLogin } from '../../session/outcome-or-login.js'
import { replyOrMaintenance, UNDER_MAINTENANCE, type UnderMaintenance } from '../../session/reply-or-maintenance.js'
import { replyOrLogin } from '../../session/require-login.js'

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
 * What a subscription is charged to, and what is saved besides. What the address brings from the provider's page is handed in once
 * and taken out of the address.
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
