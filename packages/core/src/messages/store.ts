/** The store staff portal. */
export const storeMessages = {
  'store.findCustomer': 'Sök kund',
  'store.createCustomer': 'Skapa kund',
  'store.sendPaymentRequest': 'Skicka betalningsbegäran',
  'store.sendBySms': 'Skicka via sms',
  'store.sendByEmail': 'Skicka via e-post',
  'store.paymentRequestSent': 'Betalningsbegäran är skickad till {recipient}.',
  'store.paymentRequestFailed': 'Betalningsbegäran kunde inte skickas. Försök igen.',
  'store.customerPostalCode': 'Kundens postnummer',
  'store.customerSelected': 'Vald kund: {name}',
  'store.paymentRequest.sms': '{brand}: betala {amount} säkert här: {url}. Länken gäller till {validUntil}.',
} as const
