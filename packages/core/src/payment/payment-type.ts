import type { PaymentType } from './methods.js'

export const PAYMENT_TYPE_BARS = [
  'no-card',
  'no-e-invoices',
  'no-personal-number',
  'no-mandate',
  'no-autogiro',
] as const
export type PaymentTypeBar = (typeof PAYMENT_TYPE_BARS)[number]

/** What a customer has and the shop offers for paying invoices. */
export type PaymentMeans = {
  readonly hasCard: boolean
  /**
   * `hasAutogiro`: the shop has an agreement with the bank giro. `hasMandate`: a mandate is active or waits for the
   * bank.
   */
  readonly hasAutogiro: boolean
  readonly hasMandate: boolean
  /** True if the shop has an agreement with an operator, who finds the customer's bank by personal number. */
  readonly hasEInvoices: boolean
  readonly hasPersonalNumber: boolean
}

/**
 * Returns why a payment type cannot be chosen, or null. A card must be saved, autogiro needs a mandate, an e-invoice a
 * personal number.
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
