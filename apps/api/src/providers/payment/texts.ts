import * as paymentMethodMessages from '@klarsikt/core/messages/payment-method'
import type { PaymentMethod } from '@klarsikt/core/payment'

/** The texts of a method in the checkout, in the words of its provider. */
export const PAYMENT_TEXTS: Record<PaymentMethod, string> = {
  60: paymentMethodMessages.klarnaNote(),
  65: paymentMethodMessages.klarnaInStoreNote(),
  900: paymentMethodMessages.giftcardNote(),
}
