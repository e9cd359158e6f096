import type { PaymentMethodChoice, SavedPayment } from '@klarsikt/contract/shop/types'

/** A card that the provider has saved. */
export const SAVED_CARD: SavedPayment = {
  id: 'card-of-anna',
  name: 'VISA •••• 4242',
  expires: '2029-11',
  state: 'usable',
}
export const EXPIRED_CARD: SavedPayment = {
  id: 'old-card',
  name: 'Mastercard •••• 4444',
  expires: '2025-10',
  state: 'expired',
}
export const UNUSABLE_CARD: SavedPayment = { id: 'stopped-card', name: null, expires: null, state: 'unusable' }

/** No payment method is saved or chosen. */
export const NO_METHOD: PaymentMethodChoice = {
  choice: null,
  types: [
    { type: 'invoice', name: 'Faktura', bar: null },
    { type: 'card', name: 'Kort', bar: 'no-card' },
    { type: 'automatic', name: 'Autogiro', bar: 'no-mandate' },
    { type: 'e-invoice', name: 'E-faktura', bar: null },
  ],
  saved: [],
  saving: 'possible',
  eInvoice: null,
}

/** A saved card is the chosen payment method. */
export const CARD_METHOD: PaymentMethodChoice = {
  ...NO_METHOD,
  choice: { type: 'card', savedPaymentId: SAVED_CARD.id },
  types: NO_METHOD.types.map((one) => (one.type === 'card' ? { ...one, bar: null } : one)),
  saved: [SAVED_CARD],
}

/** E-invoices are chosen, and the bank has accepted them. */
export const E_INVOICE_METHOD: PaymentMethodChoice = {
  ...NO_METHOD,
  choice: { type: 'e-invoice', savedPaymentId: null },
  eInvoice: { state: 'active', stateText: 'Dina fakturor kommer till din internetbank.', reason: null },
}
