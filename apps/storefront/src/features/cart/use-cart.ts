import type { Cart } from '@klarsikt/contract/shop/types'
import { expectedItems, expectedQuantity } from '@klarsikt/core/cart'
import { useFetchers } from 'react-router'
import { useShopState } from '../../lib/shop-state.js'
import { useShopper } from '../shopper/use-shopper.js'
import { CART_FETCHERS, type CartChange, readCartChange } from './cart-change.js'

/**
 * Returns the cart with all changes that are under way already made. If a change is refused, the cart returns to what
 * the shop last said.
 */
export function useCart(): Cart | null {
  const facts = useShopper()
  // When a change ends, its result arrives in this same render. The old cart would otherwise flash for a moment.
  const confirmed = useShopState((shop) =>
    facts?.shopper && facts !== shop.facts ? facts.shopper.cartHead.cart : shop.cart,
  )
  const changes = useFetchers().flatMap(({ key, formData }) =>
    key.startsWith(CART_FETCHERS) && formData ? [readCartChange(formData)] : [],
  )
  return changes.reduce<Cart | null>((cart, change) => (cart && change ? expectedCart(cart, change) : cart), confirmed)
}

/** Returns the cart after a change, as far as the page can know it before the shop answers. */
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
