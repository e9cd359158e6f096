import * as orderMessages from '../messages/generated/order.js'
import type { ShippingState } from './states.js'
import type { OrderStep } from './timeline.js'

export const ORDER_STEP_MESSAGES = {
  placed: orderMessages.stepPlaced,
  controlled: orderMessages.stateControlled,
  paused: orderMessages.statePaused,
  sent: orderMessages.stateSent,
  ready: orderMessages.stepReady,
  collected: orderMessages.stepCollected,
  'sent-back': orderMessages.stepSentBack,
  cancelled: orderMessages.stateCancelled,
} as const satisfies Record<OrderStep, () => string>

/** What pages show about a parcel. Before it is sent they show nothing [ORD-003]. */
export const SHIPPING_STATE_MESSAGES = {
  sent: orderMessages.shippingSent,
  cancelled: orderMessages.shippingCancelled,
} as const satisfies Record<Exclude<ShippingState, 'none'>, () => string>
