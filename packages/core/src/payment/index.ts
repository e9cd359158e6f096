export {
  PAYMENT_METHOD_MESSAGES,
  PAYMENT_TYPES,
  PAYMENT_TYPE_MESSAGES,
  PaymentMethod,
  isPaymentMethod,
  isPaymentType,
  type PaymentType,
} from './methods.js'
export {
  PAYMENT_LINK_CHANNELS,
  PAYMENT_LINK_HOURS,
  parsePaymentLinkAmount,
  parsePaymentLinkPurpose,
  paymentLinkExpiry,
  type PaymentLinkChannel,
} from './link.js'
export {
  CHARGE_ACTIONS,
  PAYMENT_LINK_STATES,
  PAYMENT_STATES,
  captureStates,
  chargeStates,
  hasFailed,
  isCancelled,
  isLinkExpired,
  isLinkOpen,
  isLinkPaid,
  paymentLinkStates,
  paymentStates,
  refundStates,
  type CaptureState,
  type ChargeAction,
  type ChargeState,
  type PaymentLinkState,
  type PaymentState,
  type RefundState,
} from './states.js'
export { chargeState, reservedOf, type ChargeSums } from './charge.js'
export { isChargeHour, nextTryOn } from './dunning.js'
export { PAYMENT_ICONS, paymentIcons, type PaymentIcon } from './icons.js'
export { barToPaymentType, PAYMENT_TYPE_BARS, type PaymentTypeBar } from './payment-type.js'
export {
  hasMeansExpired,
  isChargeable,
  isSameMeans,
  isSaving,
  maskedMeans,
  SAVED_PAYMENTS_MAX,
  savedPaymentStates,
  type SavedPaymentState,
} from './saved-payment.js'
export { SUBJECT_TYPES, type SubjectType } from './subjects.js'
