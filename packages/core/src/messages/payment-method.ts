/** Names of the payment methods. */
export const paymentMethodMessages = {
  'paymentMethod.card': 'Kort',
  'paymentMethod.einvoice': 'E-faktura',
  'paymentMethod.invoice': 'Faktura',
  'paymentMethod.autogiro': 'Autogiro',
  'paymentMethod.klarna': 'Klarna',
  'paymentMethod.klarnaInStore': 'Klarna i butik',
  'paymentMethod.giftcard': 'Presentkort',
} as const
