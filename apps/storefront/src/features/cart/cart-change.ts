import type { ShopClient } from '@klarsikt/contract/client'
import type { Cart, CartReply } from '@klarsikt/contract/shop/types'
import type { SubscriptionInterval } from '@klarsikt/core/lens-subscription'
import type { Outcome } from '@klarsikt/forms'
import type { LensBoxes } from './lens-boxes.js'

type BodyOf<Name extends keyof ShopClient> =
  NonNullable<Parameters<ShopClient[Name]>[0]> extends { readonly body: infer Body } ? Body : undefined

/** A change of the cart, named by its call. Sending it again changes nothing more. */
export type CartChange =
  | { readonly call: 'updateCart'; readonly body: BodyOf<'updateCart'> }
  | { readonly call: 'updateLine'; readonly body: BodyOf<'updateLine'> }
  | { readonly call: 'emptyCart'; readonly body: null }
  | {
      readonly call: 'restoreCart'
      readonly body: BodyOf<'restoreCart'>
      /** The cart before the change, if nothing else has changed since. The page shows it until the shop answers. */
      readonly expected?: Cart | undefined
    }
  | { readonly call: 'addPrescription'; readonly body: BodyOf<'addPrescription'> }
  | { readonly call: 'addGiftCard'; readonly body: BodyOf<'addGiftCard'> }
  | { readonly call: 'setSubscriptionInterval'; readonly body: BodyOf<'setSubscriptionInterval'> }
  | {
      readonly call: 'putInCart'
      readonly body: { readonly picks: readonly LensBoxes[]; readonly interval: SubscriptionInterval | null }
    }

/** The result of a change. `sent` names the submission that it answers. */
export type CartResult = Outcome<CartReply> & { readonly sent: string }

/** The start of the fetchers' keys. Each line has one fetcher, so that a later press replaces an earlier one. */
export const CART_FETCHERS = 'cart:'

export function cartForm(change: CartChange, sent: string): FormData {
  const form = new FormData()
  form.set('change', JSON.stringify(change))
  form.set('sent', sent)
  return form
}

/** Returns the change in a form, or null where it has none. */
export function readCartChange(form: FormData): CartChange | null {
  try {
    return JSON.parse(String(form.get('change'))) as CartChange
  } catch {
    return null
  }
}

/** Results that the sender has not read yet. The router drops the data of a fetcher that no component shows. */
const results = new Map<string, CartResult>()

export function keepCartResult(result: CartResult): void {
  results.set(result.sent, result)
}

export function takeCartResult(sent: string): Outcome<CartReply> | null {
  const result = results.get(sent) ?? null
  results.delete(sent)
  return result
}
