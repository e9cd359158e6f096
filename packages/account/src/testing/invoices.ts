import type { Invoice } from '@klarsikt/contract/shop/types'

/** A paid invoice as tests and stories know one. */
export const INVOICE: Invoice = {
  id: '48213377',
  subId: '0',
  orderNumber: '48213377',
  type: 'PDF',
  status: 'paid',
  statusText: 'Betald',
  createdOn: '2026-11-20',
  dueOn: '2026-11-20',
  ocr: '4821337708',
  originalAmount: 1548,
  amountLeft: 0,
  pdf: '/api/order/48213377/receipt',
  tenders: [{ name: 'Klarna', amount: 1548 }],
}

export const RESERVED_INVOICE: Invoice = {
  ...INVOICE,
  id: '48213378',
  orderNumber: '48213378',
  status: 'paymentReserved',
  statusText: 'Betalning reserverad',
  pdf: null,
}

export const ENDED_INVOICE: Invoice = {
  ...INVOICE,
  id: '48213379',
  orderNumber: '48213379',
  status: 'ended',
  statusText: 'Avslutad',
  pdf: null,
}
