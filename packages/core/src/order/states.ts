import { err, ok, type Result } from '../lib/result.js'
import { defineStates, type StateOf, type TransitionRefused } from '../lib/states.js'
import * as orderMessages from '../messages/generated/order.js'
import { OrderStatus } from './status.js'

/** Life of an order [ORD-002, ORD-006]. From a pause it returns to where it was, see {@link moveOrder}. */
export const orderStates = defineStates({
  handled: { control: 'controlled', pause: 'paused', cancel: 'cancelled' },
  controlled: { send: 'sent', pause: 'paused', cancel: 'cancelled' },
  paused: { 'resume-handled': 'handled', 'resume-controlled': 'controlled', cancel: 'cancelled' },
  sent: {},
  cancelled: {},
})
export type OrderState = StateOf<typeof orderStates>
export const ORDER_STATES = orderStates.states

/** What each state is called. */
export const ORDER_STATE_MESSAGES = {
  handled: orderMessages.stateHandled,
  controlled: orderMessages.stateControlled,
  sent: orderMessages.stateSent,
  paused: orderMessages.statePaused,
  cancelled: orderMessages.stateCancelled,
} as const satisfies Record<OrderState, () => string>

/** Moves an order, holding a paused one to the state it came from. */
export function moveOrder(
  order: { readonly state: OrderState; readonly pausedFrom: OrderState | null },
  to: OrderState,
): Result<OrderState, TransitionRefused<OrderState>> {
  const refused = err({ code: 'transition-refused', from: order.state, action: to })
  if (order.state === 'paused' && to !== 'cancelled' && to !== order.pausedFrom) return refused
  return Object.values<OrderState>(orderStates.table[order.state]).includes(to) ? ok(to) : refused
}

/** The coarse status that lists and filters use. */
export function orderStatus(state: OrderState): OrderStatus {
  if (state === 'sent') return OrderStatus.Delivered
  return state === 'cancelled' ? OrderStatus.Canceled : OrderStatus.Handling
}

/** Who cancels an order; a provider does when it stops the payment. */
export type CancelledBy = 'customer' | 'staff' | 'provider'

/** Who may cancel, and until when: the customer before the control, the others until the parcel is sent. */
export function mayCancel(state: OrderState, by: CancelledBy): boolean {
  return state === 'handled' || state === 'paused' || (by !== 'customer' && state === 'controlled')
}

/** Life of the parcel [ORD-003]. */
export const shippingStates = defineStates({
  none: { send: 'sent', cancel: 'cancelled' },
  sent: {},
  cancelled: {},
})
export type ShippingState = StateOf<typeof shippingStates>

/** Is the parcel sent or cancelled? Before that there is nothing to say of it. */
export function isShippingSettled(state: ShippingState): state is Exclude<ShippingState, 'none'> {
  return shippingStates.isFinal(state)
}

/** Life of one line, with the labels seen on order pages [ORD-005]. Frozen is for lines of a subscription. */
export const orderLineStates = defineStates({
  Control: { approve: 'Controlled', stop: 'Stopped', cancel: 'Canceled', freeze: 'Frozen' },
  Controlled: { deliver: 'Delivered', stop: 'Stopped', cancel: 'Canceled' },
  Stopped: { resume: 'Control', cancel: 'Canceled' },
  Frozen: { reactivate: 'Control' },
  Delivered: {},
  Canceled: {},
})
export type OrderLineState = StateOf<typeof orderLineStates>

/** The text of each label. */
export const ORDER_LINE_MESSAGES = {
  Control: orderMessages.stateControl,
  Controlled: orderMessages.stateControlled,
  Stopped: orderMessages.stateStopped,
  Frozen: orderMessages.stateFrozen,
  // All that is known is that it has left.
  Delivered: orderMessages.stateSent,
  Canceled: orderMessages.stateCancelled,
} as const satisfies Record<OrderLineState, () => string>
