import { atLeastZero, subtract } from '../money/arithmetic.js'
import { ore, type Ore, ZERO } from '../money/ore.js'

/** From this value of goods, after discount, the freight is free (own number). */
export const FREE_SHIPPING_LIMIT: Ore = ore(499)

/** How far a cart is from free freight. */
export type FreeShipping = {
  readonly reached: boolean
  /** What is missing; 0 when reached. */
  readonly left: Ore
  /** 0 to 1, for a progress bar. */
  readonly progress: number
}

/** Progress towards free freight for goods of this value (after discount, before gift cards). */
export function freeShipping(goods: Ore): FreeShipping {
  const left = atLeastZero(subtract(FREE_SHIPPING_LIMIT, goods))
  return { reached: left === 0, left, progress: Math.min(1, Math.max(0, goods / FREE_SHIPPING_LIMIT)) }
}

/** Freight of a cart. A cart of only lens subscriptions is free of freight whatever its value [LENS-016]. */
export function freight(price: Ore, cart: { readonly goods: Ore; readonly subscriptionsOnly?: boolean }): Ore {
  return cart.subscriptionsOnly || freeShipping(cart.goods).reached ? ZERO : price
}
