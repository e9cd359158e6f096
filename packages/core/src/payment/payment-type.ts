import type { PaymentType } from './methods.js'

/** Why a payment type cannot be chosen now. */
export type PaymentTypeBar = 'no-card' | 'no-e-invoices' | 'no-mandate'

/**
 * What each type needs before it can be chosen, or why it cannot be. An invoice needs nothing and a card a saved one. Nobody sends
 * e-invoices to the banks yet, and a mandate for autogiro is signed by BankID, so neither is promised to anybody.
 */
export function barToPaymentType(type: PaymentType, { hasCard }: { readonly hasCard: boolean }): PaymentTypeBar | null {
  switch (type) {
    case 'invoice':
      return null
    case 'card':
      return hasCard ? null : 'no-card'
    case 'e-invoice':
      return 'no-e-invoices'
    case 'automatic':
      return 'no-mandate'
  }
}
