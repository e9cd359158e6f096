import { type ActionOf, defineStates, type StateOf } from '../lib/states.js'
import * as handoverMessages from '../messages/generated/cart-handover.js'

/** States of a cart that a store hands over to a customer, who opens it and agrees by paying [LENS-001, ROLE-004]. */
export const cartHandoverStates = defineStates({
  sent: { open: 'opened', agree: 'agreed', withdraw: 'withdrawn', expire: 'expired' },
  opened: { agree: 'agreed', withdraw: 'withdrawn', expire: 'expired' },
  agreed: {},
  withdrawn: {},
  expired: {},
})
export type CartHandoverState = StateOf<typeof cartHandoverStates>
export type CartHandoverAction = ActionOf<typeof cartHandoverStates>

export const CART_HANDOVER_STATE_MESSAGES = {
  sent: handoverMessages.stateSent,
  opened: handoverMessages.stateOpened,
  agreed: handoverMessages.stateAgreed,
  withdrawn: handoverMessages.stateWithdrawn,
  expired: handoverMessages.stateExpired,
} as const satisfies Record<CartHandoverState, () => string>

/** The lists that staff can open: carts that wait for the customer, and one for each way in which the others ended. */
export const CART_HANDOVER_LISTS = ['waiting', 'agreed', 'withdrawn', 'expired'] as const
export type CartHandoverList = (typeof CART_HANDOVER_LISTS)[number]

/** Returns the states of the handovers in a list. */
export function statesOfList(list: CartHandoverList): readonly CartHandoverState[] {
  return list === 'waiting' ? cartHandoverStates.open : [list]
}

/** Days that a handed cart may wait. It contains a prescription that the store typed, so it is not kept longer. */
export const CART_HANDOVER_DAYS = 30

/** Returns when a cart that is handed over now is removed from the customer's cart unless it was bought. */
export function cartHandoverExpiry(handedOverAt: Date): Date {
  return new Date(handedOverAt.getTime() + CART_HANDOVER_DAYS * 86_400_000)
}

/** Tells whether the handover still waits for the customer. */
export function isHandoverOpen(state: CartHandoverState): boolean {
  return !cartHandoverStates.isFinal(state)
}
