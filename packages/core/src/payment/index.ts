export {
  PAYMENT_METHOD_MESSAGES,
  PAYMENT_PROVIDERS,
  PAYMENT_TYPES,
  PAYMENT_TYPE_MESSAGES,
  PaymentMethod,
  isPaymentMethod,
  isPaymentType,
  offeredPaymentMethods,
  type PaymentProvider,
  type PaymentType,
} from './methods.js'
export {
  PAYMENT_REQUEST_AMOUNT,
  PAYMENT_REQUEST_HOURS,
  PAYMENT_REQUEST_PURPOSE_LENGTH,
  parsePaymentRequestAmount,
  parsePaymentRequestPurpose,
  paymentRequestExpiry,
} from './request.js'
export {
  PAYMENT_REQUEST_STATES,
  PAYMENT_STATES,
  chargeStates,
  paymentRequestStates,
  paymentStates,
  type ChargeState,
  type PaymentRequestState,
  type PaymentState,
} from './states.js'
export { directFirst, isCredit, type PaymentCategory } from './categories.js'
export { PAYMENT_ICONS, paymentIcons, type PaymentIcon } from './icons.js'
