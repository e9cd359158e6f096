import type { PaymentMethod } from '@klarsikt/core/payment'

/** The texts of a method in the checkout, in the words of its provider. */
export const PAYMENT_TEXTS: Record<PaymentMethod, string> = {
  60: 'Betala direkt, senare eller dela upp. Du väljer hos Klarna.',
  65: 'Kunden betalar med Klarna i butiken.',
  900: 'Presentkort betalar hela köpet.',
}
