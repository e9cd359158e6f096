/** Gift cards. */
export const giftcardMessages = {
  'giftcard.number': 'Presentkortsnummer',
  'giftcard.pin': 'Pinkod',
  'giftcard.check': 'Visa saldo',
  'giftcard.balance': 'Saldo: {amount}',
  'giftcard.validUntil': 'Giltigt till och med {date}',
} as const
