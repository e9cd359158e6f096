import type { ShopClient } from '@klarsikt/contract/client'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { encodedHref } from '@klarsikt/core/paths'
import { EYES } from '@klarsikt/core/prescription'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'

/** Why no lenses were added. */
export interface AddLensAnswer {
  readonly step: 'failed'
  /** A problem that concerns no single field, or null where a field shows the problem. */
  readonly message: string | null
  readonly fields: Readonly<Record<string, string>>
  /** The input, so that a browser without scripts shows it again. */
  readonly typed: Readonly<Record<string, string>>
}

/** Adds the chosen boxes and redirects to the subscription. */
export async function addLens(client: ShopClient, form: FormData): Promise<AddLensAnswer> {
  const subscriptionId = String(form.get('subscriptionId'))
  const typed = Object.fromEntries(
    EYES.flatMap((eye) => [`${eye}Sku`, `${eye}Quantity`]).map((name) => [name, String(form.get(name) ?? '')]),
  )
  const refuse = (message: string | null, fields: Readonly<Record<string, string>> = {}): AddLensAnswer => ({
    step: 'failed',
    message,
    fields,
    typed,
  })
  const chosen = EYES.flatMap((eye) => {
    const skuId = typed[`${eye}Sku`] ?? ''
    return skuId === '' ? [] : [{ skuId, quantity: Number(typed[`${eye}Quantity`]), eyes: [eye] }]
  })
  const [first, second] = chosen
  if (!first) return refuse(null, { rightSku: accountSubscriptionMessages.chooseEye() })
  const isSame = second?.skuId === first.skuId
  const boxes = isSame ? [{ ...first, quantity: first.quantity + second.quantity, eyes: [...EYES] }] : chosen
  const page = encodedHref('account-subscription-lens-products', { subscriptionId })
  const outcome = await outcomeOrLogin(client.addLensArticle({ params: { id: subscriptionId }, body: { boxes } }), page)
  if (!outcome.ok) {
    if (outcome.code !== 'cart.line-limit') return refuse(outcome.message)
    // The message stands at the larger of the two numbers, since the customer should lower that one.
    const most = chosen.reduce((one, other) => (other.quantity > one.quantity ? other : one), first)
    return refuse(null, { [`${most.eyes[0]}Quantity`]: outcome.message })
  }
  throw redirect(encodedHref('account-subscription-lens', { subscriptionId }), 303)
}
