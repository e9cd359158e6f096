import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { PAY_BY_INVOICE } from './payment-choice.js'

/** The result of a form of the page. The page itself shows the new state of the subscription. */
export type SubscriptionAnswer =
  | { readonly step: 'terminated' | 'exchanged' | 'payment-chosen' }
  | { readonly step: 'failed'; readonly message: string }

/** Gives notice, chooses how the months are paid, or takes out this year's exchange. */
export async function changeGlassesSubscription(client: ShopClient, form: FormData): Promise<SubscriptionAnswer> {
  const id = String(form.get('id'))
  const page = encodedHref('account-subscription-glasses', { subscriptionId: id })
  const params = { params: { id }, body: {} }
  if (form.get('intent') === 'terminate') {
    const outcome = await outcomeOrLogin(client.terminateGlassesSubscription(params), page)
    return outcome.ok ? { step: 'terminated' } : { step: 'failed', message: outcome.message }
  }
  if (form.get('intent') === 'payment') {
    const chosen = form.get('payment')
    const savedPaymentId = typeof chosen === 'string' && chosen !== PAY_BY_INVOICE ? chosen : null
    const call = client.updateGlassesSubscriptionPayment({ params: { id }, body: { savedPaymentId } })
    const outcome = await outcomeOrLogin(call, page)
    return outcome.ok ? { step: 'payment-chosen' } : { step: 'failed', message: outcome.message }
  }
  const outcome = await outcomeOrLogin(client.exchangeGlassesSubscription(params), page)
  // The customer has taken it out in another tab already, so they can use it.
  if (outcome.ok || outcome.code === 'glasses-subscription.exchange-used') return { step: 'exchanged' }
  return { step: 'failed', message: outcome.message }
}
