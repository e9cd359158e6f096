import { oneOf } from '../lib/one-of.js'
import * as quantityMessages from '../messages/generated/quantity.js'

/** Months between deliveries of lenses [LENS-013, CART-004]. */
export const DELIVERY_INTERVALS = { m1: 1, m2: 2, m3: 3, m6: 6 } as const
export type SubscriptionInterval = keyof typeof DELIVERY_INTERVALS
export const SUBSCRIPTION_INTERVALS = Object.keys(DELIVERY_INTERVALS) as readonly SubscriptionInterval[]
export const isSubscriptionInterval = oneOf(SUBSCRIPTION_INTERVALS)

export const SUBSCRIPTION_INTERVAL_NAMES = {
  m1: quantityMessages.intervalM1,
  m2: quantityMessages.intervalM2,
  m3: quantityMessages.intervalM3,
  m6: quantityMessages.intervalM6,
} as const satisfies Record<SubscriptionInterval, () => string>
