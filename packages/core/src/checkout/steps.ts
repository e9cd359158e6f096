import { oneOf } from '../lib/one-of.js'

/** The way through the checkout, in order. */
export const CHECKOUT_STEPS = ['cart', 'customer', 'delivery', 'payment', 'confirmation'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]
export const isCheckoutStep = oneOf(CHECKOUT_STEPS)
