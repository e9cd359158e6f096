import * as invoiceTypeMessages from '../messages/generated/invoice-type.js'

/** How an invoice reaches the customer: `paper` goes by post, `physical` is handed out in a store [ENUM-003]. */
export const INVOICE_TYPES = ['paper', 'e-invoice', 'PDF', 'physical'] as const
export type InvoiceType = (typeof INVOICE_TYPES)[number]

export const INVOICE_TYPE_MESSAGES: Readonly<Record<InvoiceType, () => string>> = {
  paper: invoiceTypeMessages.paper,
  'e-invoice': invoiceTypeMessages.einvoice,
  PDF: invoiceTypeMessages.pdf,
  physical: invoiceTypeMessages.physical,
}
