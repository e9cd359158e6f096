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

/** What a state of a subscription is called. */
export function lensSubscriptionText(state: LensSubscriptionState): string {
  return STATUS_MESSAGES[SUBSCRIPTION_STATUS_OF[state]]()
}

/** What the state of a product in a subscription is called. */
export const LENS_LINE_MESSAGES = {
  active: subscriptionMessages.lineActive,
  frozen: subscriptionMessages.lineFrozen,
} as const satisfies Record<LensLineState, () => string>

/** What the state of a delivery is called. */
export const LENS_DELIVERY_MESSAGES = {
  due: subscriptionMessages.deliveryDue,
  charging: subscriptionMessages.deliveryCharging,
  paid: subscriptionMessages.deliveryPaid,
  unpaid: subscriptionMessages.deliveryUnpaid,
  dropped: subscriptionMessages.deliveryDropped,
  'sold-out': subscriptionMessages.deliverySoldOut,
} as const satisfies Record<LensDeliveryState, () => string>
