import type { BaseDeps } from '../context.js'
import type { PaymentSubjects } from '../payment-subject.js'
import { checkoutSubject } from './checkout/checkout-subject.js'
import { savedPaymentSubject } from './finance/saved-payment-subject.js'
import { invoiceSubject } from './invoice/invoice-subject.js'
import { lensDeliverySubject } from './lens-subscription/delivery-subject.js'
import { paymentLinkSubject } from './payment-link/payment-link-subject.js'

/** Everything that is paid for; something new adds its line here. */
export function paymentSubjects(deps: BaseDeps): PaymentSubjects {
  return {
    checkout: checkoutSubject(deps),
    'payment-link': paymentLinkSubject(deps),
    invoice: invoiceSubject(deps),
    'saved-payment': savedPaymentSubject(deps),
    'lens-delivery': lensDeliverySubject(deps),
  }
}
