import { type ActionOf, defineStates, type StateOf } from '../lib/states.js'
import * as handoverMessages from '../messages/generated/cart-handover.js'

/** Life of what a store hands over to a customer, who opens it, and agrees by paying [LENS-001, ROLE-004]. */
export const cartHandoverStates = defineStates({
  sent: { open: 'opened', agree: 'agreed', withdraw: 'withdrawn', expire: 'expired' },
  opened: { agree: 'agreed', withdraw: 'withdrawn', expire: 'expired' },
  agreed: {},
  withdrawn: {},
  expired: {},
})
export type CartHandoverState = StateOf<typeof cartHandoverStates>
export type CartHandoverAction = ActionOf<typeof cartHandoverStates>

/** What each state is called. */
export const CART_HANDOVER_STATE_MESSAGES = {
  sent: handoverMessages.stateSent,
  opened: handoverMessages.stateOpened,
  agreed: handoverMessages.stateAgreed,
  withdrawn: handoverMessages.stateWithdrawn,
  expired: handoverMessages.stateExpired,
} as const satisfies Record<CartHandoverState, () => string>

/** The lists that staff look at: what waits for its customer, and how the others ended. */
export const CART_HANDOVER_LISTS = ['waiting', 'agreed', 'withdrawn', 'expired'] as const
export type CartHandoverList = (typeof CART_HANDOVER_LISTS)[number]

/** The states of a list. */
export function statesOfList(list: CartHandoverList): readonly CartHandoverState[] {
  return list === 'waiting' ? cartHandoverStates.open : [list]
}

/** How long strengths that a store has typed may wait in a cart, days. */
export const CART_HANDOVER_DAYS = 30

/** When what is handed over now leaves the customer's cart, unless it was bought. */
export function cartHandoverExpiry(handedOverAt: Date): Date {
  return new Date(handedOverAt.getTime() + CART_HANDOVER_DAYS * 86_400_000)
}

/** Does it still wait for its customer? */
export function isHandoverOpen(state: CartHandoverState): boolean {
  return !cartHandoverStates.isFinal(state)
}
