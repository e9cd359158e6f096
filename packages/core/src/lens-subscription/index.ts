export {
  addressOn,
  checkDeliveryAddress,
  checkTemporaryAddress,
  type DeliveryAddress,
  type TemporaryAddress,
} from './address.js'
export { checkNextDay } from './delivery-choice.js'
export { paymentTrouble, type PaymentTrouble } from './payment-trouble.js'
export {
  DELIVERY_INTERVALS,
  SUBSCRIPTION_INTERVALS,
  isSubscriptionInterval,
  SUBSCRIPTION_INTERVAL_NAMES,
  type SubscriptionInterval,
} from './intervals.js'
export { LENS_DELIVERY_MESSAGES, LENS_LINE_MESSAGES, lensSubscriptionText } from './names.js'
export {
  afterCharge,
  deliveryPrice,
  mayAnswerRise,
  PRICE_NOTICE_DAYS,
  priceNews,
  type PriceNotice,
} from './price-rise.js'
export {
  FREE_DELIVERY_VALUE,
  LENS_EXAM_VALUE,
  LENS_PROCESS_LEAD,
  SUBSCRIPTION_LINES_MAXIMUM,
  SUBSCRIPTION_STATUS_OF,
  SubscriptionStatus,
  isDelivering,
  lensDeliveryStates,
  lensLineStates,
  lensSubscriptionStates,
  type LensDeliveryState,
  type LensLineState,
  type LensSubscriptionState,
} from './states.js'
export {
  afterNext,
  announceDate,
  deliveryDates,
  earliestChoice,
  firstDelivery,
  latestChoice,
  LENS_ANNOUNCE_DAYS,
  mayProcess,
  nextDelivery,
  processDate,
  scheduleFrom,
  withInterval,
  withNextDay,
  wokenSchedule,
  type DeliverySchedule,
} from './schedule.js'
export { fittingInterval, lensBox, pricePerDay, type LensBox } from './wear.js'
export {
  INCLUDED_LENS_EXAM,
  INCLUDED_GLASSES_EXAM,
  USES_INCLUDED_EXAM,
  includedAt,
  isIncludedOn,
  nextIncludedExam,
  type IncludedExam,
  type IncludedExams,
} from './included-exam.js'
