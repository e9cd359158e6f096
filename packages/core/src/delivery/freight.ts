import { atLeastZero, subtract } from '../money/arithmetic.js'
import { ore, type Ore, ZERO } from '../money/ore.js'

/** Delivery is free for goods of at least this value in öre, after discount (the shop chose it). */
export const FREE_SHIPPING_LIMIT: Ore = ore(499)

/** How far a cart is from free delivery. */
export type FreeShipping = {
  readonly reached: boolean
  /** Missing value in öre; 0 if the limit is reached. */
  readonly left: Ore
  /** From 0 to 1, for a progress bar. */
  readonly progress: number
}

/** Tells how far goods of this value are from free delivery. The value is after discount and before gift cards. */
export function freeShipping(goods: Ore): FreeShipping {
  const left = atLeastZero(subtract(FREE_SHIPPING_LIMIT, goods))
  return { reached: left === 0, left, progress: Math.min(1, Math.max(0, goods / FREE_SHIPPING_LIMIT)) }
}

/** Returns the delivery price in öre: zero from the limit on, and for lens subscriptions only [LENS-016]. */
export function freight(price: Ore, cart: { readonly goods: Ore; readonly subscriptionsOnly?: boolean }): Ore {
  return cart.subscriptionsOnly || freeShipping(cart.goods).reached ? ZERO : price
}
