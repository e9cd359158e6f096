import type { Failure, ShopClient } from '@klarsikt/contract/client'
import type { LensSubscription } from '@klarsikt/contract/shop/types'
import { CART_LINE_MAXIMUM } from '@klarsikt/core/cart'
import { isSubscriptionInterval } from '@klarsikt/core/lens-subscription'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'

/** The result of a form of the page. */
export type LensAnswer =
  | { readonly step: 'saved'; readonly intent: string; readonly nextDelivery: string | null }
  | {
      readonly step: 'failed'
      readonly intent: string
      readonly message: string
      readonly fields: Readonly<Record<string, string>>
      /** The product in the subscription that the change concerns. */
      readonly lineId?: string
    }

type Reply = { readonly data: LensSubscription }
type Call = (client: ShopClient, form: FormData, params: { readonly id: string }) => Promise<Reply | Failure>

const text = (form: FormData, name: string): string => String(form.get(name) ?? '')
const address = (form: FormData) => ({
  street: text(form, 'street'),
  postalCode: text(form, 'postalCode'),
  city: text(form, 'city'),
})

const CALLS: Readonly<Record<string, Call>> = {
  activate: (client, _form, params) => client.activateLensSubscription({ params }),
  pause: (client, _form, params) => client.pauseLensSubscription({ params }),
  cancel: (client, _form, params) => client.cancelLensSubscription({ params }),
  recreate: (client, _form, params) => client.recreateLensSubscription({ params }),
  skip: (client, form, params) => client.skipLensDelivery({ params, body: { delivery: text(form, 'delivery') } }),
  day: (client, form, params) =>
    client.updateLensDelivery({ params, body: { nextDelivery: text(form, 'nextDelivery') } }),
  interval: (client, form, params) => {
    const interval = text(form, 'interval')
    return client.updateLensDelivery({ params, body: isSubscriptionInterval(interval) ? { interval } : {} })
  },
  address: (client, form, params) => client.updateLensDelivery({ params, body: { address: address(form) } }),
  temporary: (client, form, params) => {
    const temporaryAddress = { ...address(form), from: text(form, 'from'), to: text(form, 'to') }
    return client.updateLensDelivery({ params, body: { temporaryAddress } })
  },
  'remove-temporary': (client, _form, params) =>
    client.updateLensDelivery({ params, body: { temporaryAddress: null } }),
  line: (client, form, params) => {
    const [lineId, skuId] = [text(form, 'lineId'), text(form, 'skuId')]
    const quantity = Number(form.get('quantity'))
    return client.updateLensLine({ params, body: { lineId, quantity, ...(skuId !== '' && { skuId }) } })
  },
  remove: (client, form, params) =>
    client.updateLensLine({ params, body: { lineId: text(form, 'lineId'), quantity: 0 } }),
  freeze: (client, form, params) =>
    client.updateLensLine({ params, body: { lineId: text(form, 'lineId'), frozen: true } }),
  reactivate: (client, form, params) => client.reactivateFrozenLens({ params, body: { lineId: text(form, 'lineId') } }),
  refuse: (client, form, params) =>
    client.answerLensPrice({ params, body: { lineId: text(form, 'lineId'), refuse: true } }),
  accept: (client, form, params) =>
    client.answerLensPrice({ params, body: { lineId: text(form, 'lineId'), refuse: false } }),
}

/** Returns whether the input is a whole number of boxes from 1 to the maximum. A 0 would remove the product. */
function isQuantity(typed: FormDataEntryValue | null): boolean {
  return typeof typed === 'string' && /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= CART_LINE_MAXIMUM
}

/** Handles every form of the page. The pressed button decides which. */
export async function changeLensSubscription(client: ShopClient, form: FormData): Promise<LensAnswer> {
  const subscriptionId = text(form, 'subscriptionId')
  const intent = text(form, 'intent')
  const call = CALLS[intent]
  if (!call) throw redirect(encodedHref('account-subscription-lens', { subscriptionId }), 303)
  const page = encodedHref('account-subscription-lens', { subscriptionId })
  const about = { intent, ...(form.has('lineId') && { lineId: text(form, 'lineId') }) }
  if (intent === 'line' && !isQuantity(form.get('quantity'))) {
    const message = accountSubscriptionMessages.quantityRequired({ max: CART_LINE_MAXIMUM })
    return { step: 'failed', ...about, message, fields: { quantity: message } }
  }
  const outcome = await outcomeOrLogin(call(client, form, { id: subscriptionId }), page)
  if (!outcome.ok) return { step: 'failed', ...about, message: outcome.message, fields: outcome.fields }
  const { id, nextDelivery } = outcome.value.data
  if (id !== subscriptionId) throw redirect(encodedHref('account-subscription-lens', { subscriptionId: id }), 303)
  return { step: 'saved', intent, nextDelivery: nextDelivery?.day ?? null }
}
