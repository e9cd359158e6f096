export {
  DELIVERY_INTERVALS,
  SUBSCRIPTION_INTERVALS,
  isSubscriptionInterval,
  SUBSCRIPTION_INTERVAL_NAMES,
  type SubscriptionInterval,
} from './intervals.js'
export {
  FREE_DELIVERY_VALUE,
  LENS_EXAM_VALUE,
  LENS_PROCESS_LEAD,
  LENS_SEND_LEAD,
  SUBSCRIPTION_STATUS_OF,
  SubscriptionStatus,
  isDelivering,
  lensSubscriptionStates,
  type LensSubscriptionState,
} from './states.js'
export { deliveryAfter, firstDelivery, processDate, reaches, sendDate } from './schedule.js'
