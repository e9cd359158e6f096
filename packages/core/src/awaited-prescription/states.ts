import { defineStates, type StateOf } from '../lib/states.js'
import * as awaitedPrescriptionMessages from '../messages/generated/awaited-prescription.js'

/** States of a prescription that an order waits for. A picture can be replaced until the store has entered it. */
export const awaitedPrescriptionStates = defineStates({
  missing: { send: 'sent', enter: 'entered' },
  sent: { send: 'sent', ask: 'asked', enter: 'entered' },
  asked: { send: 'sent', enter: 'entered' },
  entered: {},
})
export type AwaitedPrescriptionState = StateOf<typeof awaitedPrescriptionStates>

export const AWAITED_PRESCRIPTION_MESSAGES = {
  missing: awaitedPrescriptionMessages.stateMissing,
  sent: awaitedPrescriptionMessages.stateSent,
  asked: awaitedPrescriptionMessages.stateAsked,
  entered: awaitedPrescriptionMessages.stateEntered,
} as const satisfies Record<AwaitedPrescriptionState, () => string>

/** Tells whether the shop waits for the customer, not for the store. */
export function isCustomersTurn(state: AwaitedPrescriptionState): boolean {
  return awaitedPrescriptionStates.can(state, 'enter') && state !== awaitedPrescriptionStates.to('send')
}
