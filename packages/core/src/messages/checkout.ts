/** The checkout. */
export const checkoutMessages = {
  'checkout.contact': 'Kontaktuppgifter',
  'checkout.delivery': 'Leverans',
  'checkout.payment': 'Betalning',
  'checkout.summary': 'Sammanfattning',
  'checkout.payNow': 'Betala {amount}',
  'checkout.orderWithPayment': 'Köp – beställning med betalningsskyldighet',
  'checkout.acceptTerms': 'Jag godkänner köpvillkoren.',
  'checkout.giftcard.apply': 'Använd presentkort',
  'checkout.giftcard.remaining': 'Kvar på presentkortet: {amount}',
  'checkout.giftcard.toPay': 'Kvar att betala: {amount}',
  'checkout.vat': 'Varav moms',
  'checkout.directPaymentFirst': 'Betala direkt',
  'checkout.creditPayment': 'Betala senare (kredit)',
  'checkout.marketingOptIn': 'Ja tack, skicka erbjudanden via e-post och sms.',
  'checkout.confirmation': 'Tack! Vi har skickat en orderbekräftelse till {email}.',
} as const
