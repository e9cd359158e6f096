import type { PaymentType } from './methods.js'

/** Why a payment type cannot be chosen now. */
export const PAYMENT_TYPE_BARS = ['no-card', 'no-e-invoices', 'no-mandate', 'no-autogiro'] as const
export type PaymentTypeBar = (typeof PAYMENT_TYPE_BARS)[number]

/** What a customer has, and the shop offers, to pay invoices with. */
export type PaymentMeans = {
  readonly hasCard: boolean
  /** The shop has an agreement with the bank giro; a mandate is there that waits for the bank or is active. */
  readonly hasAutogiro: boolean
  readonly hasMandate: boolean
}

/**
 * What each type needs before it can be chosen, or why it cannot be. An invoice needs nothing, a card a saved one and autogiro a
 * mandate. Nobody sends e-invoices to the banks yet, so they are promised to nobody.
 */
export function barToPaymentType(
  type: PaymentType,
  { hasCard, hasAutogiro, hasMandate }: PaymentMeans,
): PaymentTypeBar | null {
  switch (type) {
    case 'invoice':
      return null
    case 'card':
      return hasCard ? null : 'no-card'
    case 'e-invoice':
      return 'no-e-invoices'
    case 'automatic':
      if (hasMandate) return null
      return hasAutogiro ? 'no-mandate' : 'no-autogiro'
  }
}
