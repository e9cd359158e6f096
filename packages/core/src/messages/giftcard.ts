/** Gift cards. */
export const giftcardMessages = {
  'giftcard.number': 'Presentkortsnummer',
  'giftcard.pin': 'Pinkod',
  'giftcard.check': 'Visa saldo',
  'giftcard.balance': 'Saldo: {amount}',
  'giftcard.validUntil': 'Giltigt till och med {date}',
  'giftcard.intro': 'Skriv in kortets nummer och pinkod, så visar vi hur mycket som finns kvar.',
  'giftcard.numberHint': '16 siffror, på kortets baksida eller i mejlet.',
  'giftcard.pinHint': 'Fyra siffror, under skrapfältet eller i mejlet.',
  'giftcard.numberFormat': 'Numret ska ha 16 siffror.',
  'giftcard.pinFormat': 'Pinkoden ska ha fyra siffror.',
  'giftcard.card': 'Presentkort •••• {last4}',
  'giftcard.use': 'Du betalar med presentkortet i kassan.',
  'giftcard.buy': 'Köp presentkort',
  'giftcard.buyText': 'Räcker till glasögon, linser och allt annat hos oss.',
} as const
