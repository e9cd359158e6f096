import { defineStates, type StateOf } from '../lib/states.js'
import * as orderMessages from '../messages/generated/order.js'
import * as returnMessages from '../messages/generated/return.js'

/** States of a return [ORD-004, ENUM-018]. A cancelled return counts as none. */
export const returnStates = defineStates({
  none: { register: 'pending' },
  pending: { confirm: 'confirmed', cancel: 'none' },
  confirmed: {},
})
export type ReturnState = StateOf<typeof returnStates>

export const RETURN_STATE_MESSAGES = {
  none: returnMessages.stateNone,
  pending: orderMessages.returnPending,
  confirmed: orderMessages.returnConfirmed,
} as const satisfies Record<ReturnState, () => string>

/** Tells whether a return is on its way, so that it can be cancelled or received. */
export function isReturnUnderWay(state: ReturnState): boolean {
  return returnStates.can(state, 'confirm')
}
