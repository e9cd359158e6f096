import type { Cart, CartReply } from '@klarsikt/contract/shop/types'
import { toast } from '@klarsikt/design-system/toast'
import type { Outcome } from '@klarsikt/forms'
import { useCallback } from 'react'
import { useSubmit } from 'react-router'
import { useShop } from '../../lib/shop-state.js'
import { trackEvents } from '../../lib/tracking/track-events.js'
import { CART_FETCHERS, type CartChange, cartForm, takeCartResult } from './cart-change.js'

/** The address of the resource route that changes the cart. */
export const CART_PATH = '/cart'

/** Refusals that the sending screen handles itself, with a question or a choice of another lens. */
const ANSWERED_IN_PLACE: readonly string[] = ['cart.pair-exists', 'lens.unsuitable']

type Change = (change: CartChange, before?: Cart) => Promise<Outcome<CartReply> | null>

/**
 * Sends a change of the cart and returns its outcome, or null when a later change has replaced it. It shows a refusal
 * in a notification.
 */
export function useChangeCart(): Change {
  const submit = useSubmit()
  const store = useShop()
  return useCallback<Change>(
    async (change, before = store.getState().cart ?? undefined) => {
      const sent = crypto.getRandomValues(new Uint32Array(2)).join('-')
      await submit(cartForm(change, sent), {
        method: 'post',
        action: CART_PATH,
        navigate: false,
        fetcherKey: CART_FETCHERS + subjectOf(change),
      })
      const outcome = takeCartResult(sent)
      if (outcome?.ok) trackEvents((events) => events.cartChanges(before ?? null, outcome.value.cartHead.cart))
      else if (outcome && !ANSWERED_IN_PLACE.includes(outcome.code)) toast({ text: outcome.message, kind: 'error' })
      return outcome
    },
    [store, submit],
  )
}

function subjectOf({ call, body }: CartChange): string {
  return body && 'lineId' in body ? call + body.lineId : call
}

/** Adds to the cart, and then opens it. */
export function useAddToCart(): Change {
  const change = useChangeCart()
  const store = useShop()
  return async (added) => {
    const outcome = await change(added)
    if (outcome?.ok) store.setState({ overlay: 'cart' })
    return outcome
  }
}
