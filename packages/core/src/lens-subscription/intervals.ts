import { oneOf } from '../lib/one-of.js'

/** How often lenses are delivered, in months; the message key is `cart.interval.<id>` [LENS-013, CART-004]. */
export const DELIVERY_INTERVALS = { m1: 1, m2: 2, m3: 3, m6: 6 } as const
export type SubscriptionInterval = keyof typeof DELIVERY_INTERVALS
export const SUBSCRIPTION_INTERVALS = Object.keys(DELIVERY_INTERVALS) as readonly SubscriptionInterval[]
export const isSubscriptionInterval = oneOf(SUBSCRIPTION_INTERVALS)
