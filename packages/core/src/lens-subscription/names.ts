import * as subscriptionMessages from '../messages/generated/subscription.js'
import {
  SUBSCRIPTION_STATUS_OF,
  type LensDeliveryState,
  type LensLineState,
  type LensSubscriptionState,
} from './states.js'

const STATUS_MESSAGES = {
  100: subscriptionMessages.status100,
  200: subscriptionMessages.status200,
  520: subscriptionMessages.status520,
} as const

/** Returns the Swedish name of a state. */
export function lensSubscriptionText(state: LensSubscriptionState): string {
  return STATUS_MESSAGES[SUBSCRIPTION_STATUS_OF[state]]()
}

export const LENS_LINE_MESSAGES = {
  active: subscriptionMessages.lineActive,
  frozen: subscriptionMessages.lineFrozen,
} as const satisfies Record<LensLineState, () => string>

export const LENS_DELIVERY_MESSAGES = {
  due: subscriptionMessages.deliveryDue,
  charging: subscriptionMessages.deliveryCharging,
  paid: subscriptionMessages.deliveryPaid,
  unpaid: subscriptionMessages.deliveryUnpaid,
  dropped: subscriptionMessages.deliveryDropped,
  'sold-out': subscriptionMessages.deliverySoldOut,
} as const satisfies Record<LensDeliveryState, () => string>
