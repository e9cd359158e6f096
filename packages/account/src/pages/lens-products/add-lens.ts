import type { ShopClient } from '@klarsikt/contract/client'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { encodedHref } from '@klarsikt/core/paths'
import { EYES } from '@klarsikt/core/prescription'
import { redirect } from 'react-router'
import { outcomeOrLogin } from '../../session/outcome-or-login.js'

/** Why nothing was added. */
export type AddLensAnswer = { readonly step: 'failed'; readonly message: string }

/** Adds the chosen boxes and leads back to the subscription. */
export async function addLens(client: ShopClient, form: FormData): Promise<AddLensAnswer> {
  const subscriptionId = String(form.get('subscriptionId'))
  const chosen = EYES.flatMap((eye) => {
    const skuId = String(form.get(`${eye}Sku`) ?? '')
    return skuId === '' ? [] : [{ skuId, quantity: Number(form.get(`${eye}Quantity`)), eyes: [eye] }]
  })
  const [first, second] = chosen
  if (!first) return { step: 'failed', message: accountSubscriptionMessages.chooseEye() }
  const isSame = second?.skuId === first.skuId
  const boxes = isSame ? [{ ...first, quantity: first.quantity + second.quantity, eyes: [...EYES] }] : chosen
  const page = encodedHref('account-subscription-lens-products', { subscriptionId })
  const outcome = await outcomeOrLogin(client.addLensArticle({ params: { id: subscriptionId }, body: { boxes } }), page)
  if (!outcome.ok) return { step: 'failed', message: outcome.message }
  throw redirect(encodedHref('account-subscription-lens', { subscriptionId }), 303)
}
