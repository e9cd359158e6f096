import type { Cart, CartItem, CartReply } from '@klarsikt/contract/shop/types'
import * as cartMessages from '@klarsikt/core/messages/cart'
import { toast } from '@klarsikt/design-system/toast'
import { useShop } from '../../lib/shop-state.js'
import { useChangeCart } from './use-change-cart.js'

interface Removal {
  readonly text: string
  readonly before: Cart | null
  readonly reply: CartReply
  /** The text to show after the lines were put back. */
  readonly restored?: string
}

/** Returns the changes that the lines and buttons of a cart make. */
export function useCartLines() {
  const change = useChangeCart()
  const store = useShop()
  /**
   * Says what was removed, and offers to put it back with its prescriptions. The page shows the restored lines before
   * the shop answers.
   */
  const offerUndo = ({ text, before, reply: { undo, cartHead }, restored }: Removal) => {
    const putBack = async (token: string) => {
      const isUnchanged = JSON.stringify(store.getState().cart) === JSON.stringify(cartHead.cart)
      const expected = isUnchanged && before ? { expected: before } : {}
      const outcome = await change({ call: 'restoreCart', body: { undo: token }, ...expected }, cartHead.cart)
      if (outcome?.ok && restored) toast({ text: restored })
    }
    const action = undo && { label: cartMessages.undo(), onAction: () => void putBack(undo) }
    toast({ text, ...(action && { action }) })
  }
  return {
    setQuantity: ({ lineId }: CartItem, quantity: number) =>
      void change({ call: 'updateLine', body: { lineId, quantity } }),
    /** Buys a line once, or subscribes to it at an interval. */
    setInterval: ({ lineId }: CartItem, interval: CartItem['subscriptionInterval']) =>
      change({ call: 'setSubscriptionInterval', body: { lineId, interval } }),
    /** Removes a line, and offers to put it back while the notification is shown. */
    async remove({ lineId, articleDescription }: CartItem) {
      const before = store.getState().cart
      const outcome = await change({ call: 'updateLine', body: { lineId, quantity: 0 } })
      const text = cartMessages.removed({ name: articleDescription })
      if (outcome?.ok) offerUndo({ text, before, reply: outcome.value })
    },
    /**
     * Empties the cart in one action [CART-007]. `shown` is the cart as the shopper sees it, with changes that are
     * under way.
     */
    async empty(shown: Cart) {
      const outcome = await change({ call: 'emptyCart', body: null }, shown)
      const [text, restored] = [cartMessages.emptied(), cartMessages.restored()]
      if (outcome?.ok) offerUndo({ text, before: shown, reply: outcome.value, restored })
    },
    /** Returns the action that solves a line's problem: a subscription that is no longer sold is bought once. */
    wayOut({ lineId, subscriptionInterval, problem }: CartItem) {
      if (problem === null || subscriptionInterval === null) return undefined
      const onAction = () => void change({ call: 'setSubscriptionInterval', body: { lineId, interval: null } })
      return { label: cartMessages.buyOnce(), onAction }
    },
  }
}
