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
