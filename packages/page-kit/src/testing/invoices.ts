import type { Invoice, StaffInvoice } from '@klarsikt/contract/shop/types'
import { INVOICE_STATUS_MESSAGES, type InvoiceStatus } from '@klarsikt/core/invoice'

export const INVOICE: Invoice = {
  id: '48213377',
  subId: '0',
  source: 'shop',
  orderNumber: '48213377',
  type: 'PDF',
  status: 'paid',
  statusText: 'Betald',
  payment: 'none',
  createdOn: '2026-11-20',
  dueOn: '2026-11-20',
  overdue: false,
  debit: null,
  ocr: '4821337708',
  bankgiro: null,
  originalAmount: 1548,
  amountLeft: 0,
  reminderFees: 0,
  creditNotes: [],
  pdf: '/api/finance/48213377/0/pdf',
  lines: [
    { name: 'Gucci Nova 7', quantity: 1, unitPrice: 1499 },
    { name: 'Frakt, Brev', quantity: 1, unitPrice: 49 },
  ],
  payments: [{ name: 'Klarna', amount: 1548, on: '2026-11-20' }],
}

export const RESERVED_INVOICE: Invoice = {
  ...INVOICE,
  id: '48213378',
  orderNumber: '48213378',
  status: 'paymentReserved',
  statusText: 'Betalning reserverad',
  pdf: '/api/finance/48213378/0/pdf',
}

export const ENDED_INVOICE: Invoice = {
  ...INVOICE,
  id: '48213379',
  orderNumber: '48213379',
  status: 'ended',
  statusText: 'Avslutad',
  pdf: '/api/finance/48213379/0/pdf',
}

/** An unpaid invoice that belongs to no purchase. */
export const OPEN_INVOICE: Invoice = {
  ...INVOICE,
  id: '100000001',
  orderNumber: null,
  status: 'notPaid',
  statusText: 'Obetald',
  dueOn: '2026-12-20',
  ocr: '10000000112',
  bankgiro: '5050-1055',
  originalAmount: 897,
  amountLeft: 897,
  pdf: '/api/finance/100000001/0/pdf',
  lines: [
    { name: 'Justering av båge', quantity: 1, unitPrice: 399 },
    { name: 'Näskuddar', quantity: 2, unitPrice: 249 },
  ],
  payments: [],
}

export const PARTLY_PAID_INVOICE: Invoice = {
  ...OPEN_INVOICE,
  id: '100000002',
  status: 'partlyPaid',
  statusText: 'Delvis betald',
  dueOn: '2026-11-01',
  overdue: true,
  amountLeft: 597,
  payments: [{ name: 'Bankgiro', amount: 300, on: '2026-10-28' }],
}

/** An invoice with a reminder and a credit note. */
export const CREDITED_INVOICE: Invoice = {
  ...OPEN_INVOICE,
  id: '100000003',
  amountLeft: 807,
  reminderFees: 60,
  creditNotes: [
    {
      id: '200000001',
      amount: 150,
      reason: 'Näskudd som inte passade',
      on: '2026-12-01',
      pdf: '/api/creditNote/200000001/pdf',
    },
  ],
}

/** An invoice that autogiro debited and the payer's bank then took back. */
export const TAKEN_BACK_INVOICE: Invoice = {
  ...OPEN_INVOICE,
  id: '100000004',
  debit: { state: 'taken-back', amount: 897, on: '2026-12-21', refusal: null, payBy: '2027-01-04' },
  payments: [
    { name: 'Autogiro', amount: 897, on: '2026-12-21' },
    { name: 'Återtaget av banken', amount: -897, on: '2026-12-25' },
  ],
}

/** Returns the open invoice in another status. */
export function invoiceIn(status: InvoiceStatus, amountLeft = 0): Invoice {
  return { ...OPEN_INVOICE, status, statusText: INVOICE_STATUS_MESSAGES[status](), bankgiro: null, amountLeft }
}

export const STAFF_INVOICE: StaffInvoice = {
  ...OPEN_INVOICE,
  pdf: null,
  receiver: { name: 'Anna Lind', street: 'Storgatan 12', postalCode: '111 22', city: 'Stockholm' },
  actions: ['mark-returned', 'transfer', 'end'],
  delivery: 'PDF på Mina sidor',
  collection: 'Kan lämnas först när alla påminnelser är skickade.',
  creditable: 897,
}
