import { oneOf } from '../lib/index.js'
import type { invoiceTypeMessages } from '../messages/index.js'

/** How an invoice reaches the customer: paper is sent by post, physical is handed out in a store [ENUM-003]. */
export const INVOICE_TYPES = ['paper', 'e-invoice', 'PDF', 'physical'] as const
export type InvoiceType = (typeof INVOICE_TYPES)[number]
export const isInvoiceType = oneOf(INVOICE_TYPES)

/** Key of the Swedish name of each type. */
export const INVOICE_TYPE_MESSAGES: Readonly<Record<InvoiceType, keyof typeof invoiceTypeMessages>> = {
  paper: 'invoiceType.paper',
  'e-invoice': 'invoiceType.einvoice',
  PDF: 'invoiceType.pdf',
  physical: 'invoiceType.physical',
}
