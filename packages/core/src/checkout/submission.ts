import { err, ok, type Result } from '../lib/result.js'
import { defineStates, type StateOf } from '../lib/states.js'
import type { Ore } from '../money/ore.js'
import { type CheckoutProgress, nextStep } from './steps.js'

/**
 * States of one submitted checkout, stored by its idempotency key. While it is open, stock is reserved and gift cards are
 * held; `placed` has an order and a payment, every other end state has released both. `unknown` is a provider that did not
 * answer in time: it is asked until the outcome is known.
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

/** Is the provider's page still to be opened? */
export function awaitsPage(state: SubmissionState): boolean {
  return submissionStates.can(state, 'redirect')
}

/** Has the page been opened, and the customer not been seen to approve? */
export function isAtProvider(state: SubmissionState): boolean {
  return state === submissionStates.to('redirect')
}

/** Can the customer still go on paying? After an approval only the provider can end it. */
export function awaitsCustomer(state: SubmissionState): boolean {
  return awaitsPage(state) || isAtProvider(state)
}

/** Is an approval being turned into a payment? It can neither be cancelled nor run out. */
export function isBeingPlaced(state: SubmissionState): boolean {
  return !submissionStates.isFinal(state) && !awaitsCustomer(state)
}

/** Has the provider been asked for the money, and its answer not come? */
export function hasLostAnswer(state: SubmissionState): boolean {
  return state === submissionStates.to('lose-answer')
}

/** Has it become an order? */
export function isPlaced(state: SubmissionState): boolean {
  return state === submissionStates.to('place')
}

/** Did it end because its page could not be opened? */
export function couldNotOpen(state: SubmissionState): boolean {
  return state === submissionStates.to('fail')
}

/** Has it ended without an order? Its key may then be used for another attempt. */
export function endedInVain(state: SubmissionState): boolean {
  return submissionStates.isFinal(state) && !isPlaced(state)
}

/** Why a submission is refused; the codes of core/errors. */
export type SubmitRefusal = 'cart.empty' | 'checkout.incomplete' | 'checkout.terms-required' | 'checkout.price-changed'

/** The last look before anything is reserved: complete, accepted, and at the total that the customer saw. */
export function checkSubmit(submit: {
  readonly progress: CheckoutProgress
  readonly termsAccepted: boolean
  readonly total: Ore
  /** Null when the client did not say. */
  readonly expectedTotal: Ore | null
}): Result<'ready', SubmitRefusal> {
  const step = nextStep(submit.progress)
  if (step === 'cart') return err('cart.empty')
  if (step !== 'payment') return err('checkout.incomplete')
  if (!submit.termsAccepted) return err('checkout.terms-required')
  if (submit.expectedTotal !== null && submit.expectedTotal !== submit.total) return err('checkout.price-changed')
  return ok('ready')
}
