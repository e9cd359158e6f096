/** What an invoice comes from: the shop itself, or a subscription. */
export const INVOICE_SOURCES = ['shop', 'lens', 'lifestyle'] as const
export type InvoiceSource = (typeof INVOICE_SOURCES)[number]

/** Stands where an invoice of a subscription names that. */
export const NO_SUBSCRIPTION = '0'

/** What a payment on an invoice came by: the customer on the web, or a transfer that staff or a bank file books. */
export const INVOICE_PAYMENT_MEANS = ['online', 'bankgiro'] as const
export type InvoicePaymentMeans = (typeof INVOICE_PAYMENT_MEANS)[number]
