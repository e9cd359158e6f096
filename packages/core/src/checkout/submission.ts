import { err, ok, type Result } from '../lib/result.js'
import { defineStates, type StateOf } from '../lib/states.js'
import type { Ore } from '../money/ore.js'
import { type CheckoutProgress, nextStep } from './steps.js'

/**
 * States of a submitted checkout, stored under its idempotency key. Until a final state, stock is reserved and gift
 * cards are held; every final state but `placed` has released them. `unknown`: the provider has not answered, and is
 * asked again.
 */
export const submissionStates = defineStates({
  reserved: { place: 'placed', redirect: 'redirected', finalise: 'finalising', fail: 'failed' },
  redirected: { finalise: 'finalising', decline: 'declined', cancel: 'cancelled', expire: 'expired' },
  finalising: { place: 'placed', decline: 'declined', 'lose-answer': 'unknown' },
  unknown: { place: 'placed', decline: 'declined', finalise: 'finalising' },
  placed: {},
  declined: {},
  cancelled: {},
  expired: {},
  failed: {},
})
export type SubmissionState = StateOf<typeof submissionStates>

/** Tells whether the customer has not yet been sent to the provider's page. */
export function awaitsPage(state: SubmissionState): boolean {
  return submissionStates.can(state, 'redirect')
}

/** Tells whether the customer is on the provider's page and has not approved the payment. */
export function isAtProvider(state: SubmissionState): boolean {
  return state === submissionStates.to('redirect')
}

/** Tells whether the customer can still pay. After approval, only the provider decides the outcome. */
export function awaitsCustomer(state: SubmissionState): boolean {
  return awaitsPage(state) || isAtProvider(state)
}

/** Tells whether an approved payment is being completed. Such a submission can be neither cancelled nor expire. */
export function isBeingPlaced(state: SubmissionState): boolean {
  return !submissionStates.isFinal(state) && !awaitsCustomer(state)
}

/** Tells whether the provider was told to complete the payment and did not answer. */
export function hasLostAnswer(state: SubmissionState): boolean {
  return state === submissionStates.to('lose-answer')
}

/** Tells whether the submission has become an order. */
export function isPlaced(state: SubmissionState): boolean {
  return state === submissionStates.to('place')
}

/** Tells whether the submission failed because the provider's page could not be opened. */
export function couldNotOpen(state: SubmissionState): boolean {
  return state === submissionStates.to('fail')
}

/** Tells whether the submission ended without an order. Its idempotency key may then be used for another attempt. */
export function endedInVain(state: SubmissionState): boolean {
  return submissionStates.isFinal(state) && !isPlaced(state)
}

/** Error codes for a refused submission. */
export type SubmitRefusal = 'cart.empty' | 'checkout.incomplete' | 'checkout.terms-required' | 'checkout.price-changed'

/** Checks a checkout before anything is reserved: complete, terms accepted, and the total that the customer saw. */
export function checkSubmit(submit: {
  readonly progress: CheckoutProgress
  readonly termsAccepted: boolean
  readonly total: Ore
  /** The total in öre that the customer saw; null if the client did not send it. */
  readonly expectedTotal: Ore | null
}): Result<'ready', SubmitRefusal> {
  const step = nextStep(submit.progress)
  if (step === 'cart') return err('cart.empty')
  if (step !== 'payment') return err('checkout.incomplete')
  if (!submit.termsAccepted) return err('checkout.terms-required')
  if (submit.expectedTotal !== null && submit.expectedTotal !== submit.total) return err('checkout.price-changed')
  return ok('ready')
}
