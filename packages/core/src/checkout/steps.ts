import { oneOf } from '../lib/one-of.js'

/** Steps of the checkout in order. The confirmation follows the last. */
export const CHECKOUT_STEPS = ['cart', 'customer', 'delivery', 'payment'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]
export const isCheckoutStep = oneOf(CHECKOUT_STEPS)

/** The parts of a checkout that are done. */
export type CheckoutProgress = {
  readonly lines: number
  readonly customer: boolean
  readonly delivery: boolean
}

/** Returns the first step that is not done. */
export function nextStep(progress: CheckoutProgress): CheckoutStep {
  if (progress.lines === 0) return 'cart'
  if (!progress.customer) return 'customer'
  return progress.delivery ? 'payment' : 'delivery'
}

/** Tells whether a step can be opened: each step up to the first that is not done. */
export function isStepOpen(step: CheckoutStep, progress: CheckoutProgress): boolean {
  return CHECKOUT_STEPS.indexOf(step) <= CHECKOUT_STEPS.indexOf(nextStep(progress))
}
