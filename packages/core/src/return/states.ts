import { defineStates, type StateOf } from '../lib/states.js'
import * as orderMessages from '../messages/generated/order.js'
import * as returnMessages from '../messages/generated/return.js'

/** Life of a return [ORD-004, ENUM-018]. One that the customer gives up counts as none. */
export const returnStates = defineStates({
  none: { register: 'pending' },
  pending: { confirm: 'confirmed', cancel: 'none' },
  confirmed: {},
})
export type ReturnState = StateOf<typeof returnStates>

/** What each state is called. */
export const RETURN_STATE_MESSAGES = {
  none: returnMessages.stateNone,
  pending: orderMessages.returnPending,
  confirmed: orderMessages.returnConfirmed,
} as const satisfies Record<ReturnState, () => string>

/** Is it on its way, so that it can be cancelled or received? */
export function isReturnUnderWay(state: ReturnState): boolean {
  return returnStates.can(state, 'confirm')
}
