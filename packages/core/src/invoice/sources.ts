/** What an invoice comes from: the shop itself, or a subscription. */
export const INVOICE_SOURCES = ['shop', 'lens', 'lifestyle'] as const
export type InvoiceSource = (typeof INVOICE_SOURCES)[number]

/** Stands where an invoice of a subscription names that. */
export const NO_SUBSCRIPTION = '0'

/** What a payment at the bank came by: a transfer, what the shop drew by autogiro, or what an agency has collected. */
export const BANK_PAYMENT_MEANS = ['bankgiro', 'autogiro', 'collection'] as const
export type BankPaymentMeans = (typeof BANK_PAYMENT_MEANS)[number]

/** What a payment on an invoice came by: the customer on the web, or the bank; or that the payer's bank took one back. */
export const INVOICE_PAYMENT_MEANS = ['online', ...BANK_PAYMENT_MEANS, 'taken-back'] as const
export type InvoicePaymentMeans = (typeof INVOICE_PAYMENT_MEANS)[number]
