import { oneOf, type ValueOf } from '../lib/one-of.js'
import * as paymentMethodMessages from '../messages/generated/payment-method.js'

/** Numbers of the payment methods of the checkout in the API [ENUM-007]. */
export const PaymentMethod = { Klarna: 60, KlarnaInStore: 65, GiftCard: 900 } as const
export type PaymentMethod = ValueOf<typeof PaymentMethod>
export const isPaymentMethod = oneOf([60, 65, 900])

export const PAYMENT_METHOD_MESSAGES = {
  60: paymentMethodMessages.klarna,
  65: paymentMethodMessages.klarnaInStore,
  900: paymentMethodMessages.giftcard,
} as const satisfies Record<PaymentMethod, () => string>

/** How a subscription or an invoice is paid. `automatic` is autogiro [ENUM-010]. */
export const PAYMENT_TYPES = ['invoice', 'card', 'automatic', 'e-invoice'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]
export const isPaymentType = oneOf(PAYMENT_TYPES)

export const PAYMENT_TYPE_MESSAGES = {
  invoice: paymentMethodMessages.invoice,
  card: paymentMethodMessages.card,
  automatic: paymentMethodMessages.autogiro,
  'e-invoice': paymentMethodMessages.einvoice,
} as const satisfies Record<PaymentType, () => string>

/** Who handles a payment. The first is the shop itself [ENUM-009]. */
export const paymentProviders = (brand: string) =>
  [brand, 'Svea', 'PayexDK', 'ProfilOptik', 'ExpressBank', 'Payex2'] as const
