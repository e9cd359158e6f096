import { defineStates, type StateOf } from '../lib/states.js'
import * as awaitedPrescriptionMessages from '../messages/generated/awaited-prescription.js'

/** Life of a prescription that an order waits for. A picture can be sent anew until the strengths are entered. */
export const awaitedPrescriptionStates = defineStates({
  missing: { send: 'sent', enter: 'entered' },
  sent: { send: 'sent', ask: 'asked', enter: 'entered' },
  asked: { send: 'sent', enter: 'entered' },
  entered: {},
})
export type AwaitedPrescriptionState = StateOf<typeof awaitedPrescriptionStates>

/** What each state is called. */
export const AWAITED_PRESCRIPTION_MESSAGES = {
  missing: awaitedPrescriptionMessages.stateMissing,
  sent: awaitedPrescriptionMessages.stateSent,
  asked: awaitedPrescriptionMessages.stateAsked,
  entered: awaitedPrescriptionMessages.stateEntered,
} as const satisfies Record<AwaitedPrescriptionState, () => string>

/** Is it the customer's turn? */
export function isCustomersTurn(state: AwaitedPrescriptionState): boolean {
  return awaitedPrescriptionStates.can(state, 'enter') && state !== awaitedPrescriptionStates.to('send')
}
