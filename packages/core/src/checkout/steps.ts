import { oneOf } from '../lib/one-of.js'

/** The steps of the checkout, in order; the confirmation follows the last. */
export const CHECKOUT_STEPS = ['cart', 'customer', 'delivery', 'payment'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]
export const isCheckoutStep = oneOf(CHECKOUT_STEPS)

/** What has been settled so far. */
export type CheckoutProgress = {
  readonly lines: number
  readonly customer: boolean
  readonly delivery: boolean
}

/** The step that is to be done next; none before it can be skipped. */
export function nextStep(progress: CheckoutProgress): CheckoutStep {
  if (progress.lines === 0) return 'cart'
  if (!progress.customer) return 'customer'
  return progress.delivery ? 'payment' : 'delivery'
}

/** May this step be opened? Every step up to the next one may. */
export function isStepOpen(step: CheckoutStep, progress: CheckoutProgress): boolean {
  return CHECKOUT_STEPS.indexOf(step) <= CHECKOUT_STEPS.indexOf(nextStep(progress))
}
