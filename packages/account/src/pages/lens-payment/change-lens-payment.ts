import type { ShopClient } from '@klarsikt/contract/client'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { redirect, redirectDocument } from 'react-router'

/** The result of a form of the page. */
export type LensPaymentAnswer =
  | { readonly step: 'not-chosen' | 'not-saved' | 'step-up'; readonly message: string }
  /** The provider is still saving the card. */
  | { readonly step: 'waiting' }

/** Chooses a saved card, or starts to save another. */
export async function changeLensPayment(client: ShopClient, form: FormData): Promise<LensPaymentAnswer> {
  const subscriptionId = String(form.get('subscriptionId'))
  const page = encodedHref('account-update-payment-method', { subscriptionId })
  if (form.get('intent') === 'save-card') {
    const saved = await outcomeOrLogin(client.savePayment({ body: { lensSubscriptionId: subscriptionId } }), page)
    if (!saved.ok)
      return {
        step: saved.code === 'login.step-up-required' ? 'step-up' : 'not-saved',
        message: saved.message,
      }
    if (saved.value.redirectUrl !== null) throw redirectDocument(saved.value.redirectUrl, 303)
    return { step: 'waiting' }
  }
  const savedPaymentId = form.get('card')
  if (typeof savedPaymentId !== 'string' || savedPaymentId === '')
    return { step: 'not-chosen', message: accountSubscriptionMessages.paymentRequired() }
  const call = client.updateLensPayment({ params: { id: subscriptionId }, body: { savedPaymentId } })
  const outcome = await outcomeOrLogin(call, page)
  if (!outcome.ok) return { step: 'not-chosen', message: outcome.message }
  throw redirect(encodedHref('account-subscription-lens', { subscriptionId }), 303)
}
