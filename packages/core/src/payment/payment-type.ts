import type { PaymentType } from './methods.js'

/** Why a payment type cannot be chosen now. */
export const PAYMENT_TYPE_BARS = [
  'no-card',
  'no-e-invoices',
  'no-personal-number',
  'no-mandate',
  'no-autogiro',
] as const
export type PaymentTypeBar = (typeof PAYMENT_TYPE_BARS)[number]

/** What a customer has, and the shop offers, to pay invoices with. */
export type PaymentMeans = {
  readonly hasCard: boolean
  /** The shop has an agreement with the bank giro; a mandate is there that waits for the bank or is active. */
  readonly hasAutogiro: boolean
  readonly hasMandate: boolean
  /** The shop has an agreement with an operator of e-invoices; the customer is asked for at the banks by personal number. */
  readonly hasEInvoices: boolean
  readonly hasPersonalNumber: boolean
}

/**
 * What each type needs before it can be chosen, or why it cannot be. An invoice needs nothing, a card a saved one, autogiro a mandate and
 * an e-invoice a personal number.
 */
export function barToPaymentType(
  type: PaymentType,
  { hasCard, hasAutogiro, hasMandate, hasEInvoices, hasPersonalNumber }: PaymentMeans,
): PaymentTypeBar | null {
  switch (type) {
    case 'invoice':
      return null
    case 'card':
      return hasCard ? null : 'no-card'
    case 'e-invoice':
      if (!hasEInvoices) return 'no-e-invoices'
      return hasPersonalNumber ? null : 'no-personal-number'
    case 'automatic':
      if (hasMandate) return null
      return hasAutogiro ? 'no-mandate' : 'no-autogiro'
  }
}
