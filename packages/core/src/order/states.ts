import { err, ok, type Result } from '../lib/result.js'
import { defineStates, type StateOf, type TransitionRefused } from '../lib/states.js'
import * as orderMessages from '../messages/generated/order.js'
import { OrderStatus } from './status.js'

/** States of an order [ORD-002, ORD-006]. After a pause it returns to its earlier state, see {@link moveOrder}. */
export const orderStates = defineStates({
  handled: { control: 'controlled', pause: 'paused', cancel: 'cancelled' },
  controlled: { send: 'sent', pause: 'paused', cancel: 'cancelled' },
  paused: { 'resume-handled': 'handled', 'resume-controlled': 'controlled', cancel: 'cancelled' },
  sent: {},
  cancelled: {},
})
export type OrderState = StateOf<typeof orderStates>
export const ORDER_STATES = orderStates.states

export const ORDER_STATE_MESSAGES = {
  handled: orderMessages.stateHandled,
  controlled: orderMessages.stateControlled,
  sent: orderMessages.stateSent,
  paused: orderMessages.statePaused,
  cancelled: orderMessages.stateCancelled,
} as const satisfies Record<OrderState, () => string>

/** Moves an order to a state. A paused order can only be cancelled or return to the state before the pause. */
export function moveOrder(
  order: { readonly state: OrderState; readonly pausedFrom: OrderState | null },
  to: OrderState,
): Result<OrderState, TransitionRefused<OrderState>> {
  const refused = err({ code: 'transition-refused', from: order.state, action: to })
  if (order.state === 'paused' && to !== 'cancelled' && to !== order.pausedFrom) return refused
  return Object.values<OrderState>(orderStates.table[order.state]).includes(to) ? ok(to) : refused
}

/** Returns the coarse status for lists and filters. */
export function orderStatus(state: OrderState): OrderStatus {
  if (state === 'sent') return OrderStatus.Delivered
  return state === 'cancelled' ? OrderStatus.Canceled : OrderStatus.Handling
}

/** Who cancels an order. The provider does if it stops the payment. */
export type CancelledBy = 'customer' | 'staff' | 'provider'

/** Tells whether an order may be cancelled: by the customer until it is controlled, by others until it is sent. */
export function mayCancel(state: OrderState, by: CancelledBy): boolean {
  return state === 'handled' || state === 'paused' || (by !== 'customer' && state === 'controlled')
}

/** States of the parcel [ORD-003]. */
export const shippingStates = defineStates({
  none: { send: 'sent', cancel: 'cancelled' },
  sent: {},
  cancelled: {},
})
export type ShippingState = StateOf<typeof shippingStates>

/** Tells whether the parcel is sent or cancelled. Before that, pages show nothing about it. */
export function isShippingSettled(state: ShippingState): state is Exclude<ShippingState, 'none'> {
  return shippingStates.isFinal(state)
}

/** States of one order line, named as order pages show them [ORD-005]. Only lines of a subscription can be `Frozen`. */
export const orderLineStates = defineStates({
  Control: { approve: 'Controlled', stop: 'Stopped', cancel: 'Canceled', freeze: 'Frozen' },
  Controlled: { deliver: 'Delivered', stop: 'Stopped', cancel: 'Canceled' },
  Stopped: { resume: 'Control', cancel: 'Canceled' },
  Frozen: { reactivate: 'Control' },
  Delivered: {},
  Canceled: {},
})
export type OrderLineState = StateOf<typeof orderLineStates>

export const ORDER_LINE_MESSAGES = {
  Control: orderMessages.stateControl,
  Controlled: orderMessages.stateControlled,
  Stopped: orderMessages.stateStopped,
  Frozen: orderMessages.stateFrozen,
  // The shop only knows that it was sent.
  Delivered: orderMessages.stateSent,
  Canceled: orderMessages.stateCancelled,
} as const satisfies Record<OrderLineState, () => string>
