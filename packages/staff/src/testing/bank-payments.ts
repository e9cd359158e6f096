import type { StaffBankPayment } from '@klarsikt/contract/shop/types'

/** A payment without a reference. */
export const BANK_PAYMENT: StaffBankPayment = {
  id: '0123456789abcdef0123456789abcdef',
  amount: 495,
  rest: 495,
  state: 'unmatched',
  reason: 'no-reference',
  paidOn: '2026-11-20',
  ocr: null,
  invoiceId: null,
  payer: { name: 'Anna Lind', account: '50001234567', message: 'tack för glasögonen' },
}

/** A payment that exceeds the amount of its invoice. */
export const OVER_PAYMENT: StaffBankPayment = {
  ...BANK_PAYMENT,
  id: 'fedcba9876543210fedcba9876543210',
  amount: 1_000,
  rest: 103,
  reason: 'over-payment',
  ocr: '10000000112',
  invoiceId: '100000001',
  payer: { name: 'Bo Berg', account: '80001234567', message: '10000000112' },
}
