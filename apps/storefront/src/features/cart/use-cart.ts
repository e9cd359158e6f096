import type { Cart } from '@klarsikt/contract/shop/types'
import { expectedItems, expectedQuantity } from '@klarsikt/core/cart'
import { useFetchers } from 'react-router'
import { useShopState } from '../../lib/shop-state.js'
import { useShopper } from '../shopper/use-shopper.js'
import { CART_FETCHERS, type CartChange, readCartChange } from './cart-change.js'

/**
 * The cart as it will be when the changes that are on their way have been made. A change that is refused ends, and the cart
 * is what the shop last said.
 */
export function useCart(): Cart | null {
  const facts = useShopper()
  // The render in which a change ends has its outcome: without it the cart would be the old one for a moment.
  const confirmed = useShopState((shop) =>
    facts?.shopper && facts !== shop.facts ? facts.shopper.cartHead.cart : shop.cart,
  )
  const changes = useFetchers().flatMap(({ key, formData }) =>
    key.startsWith(CART_FETCHERS) && formData ? [readCartChange(formData)] : [],
  )
  return changes.reduce<Cart | null>((cart, change) => (cart && change ? expectedCart(cart, change) : cart), confirmed)
}

/** The cart after a change, as far as that can be known before the shop answers. */
export function expectedCart(cart: Cart, change: CartChange): Cart {
  switch (change.call) {
    case 'updateLine':
      return expectedQuantity(cart, change.body.lineId, change.body.quantity)
    case 'emptyCart':
      return expectedItems(cart, [])
    case 'restoreCart':
      return change.expected ?? cart
    default:
      return cart
  }
}
