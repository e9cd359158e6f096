/** What an invoice is for: a purchase in the shop, or a subscription. */
export const INVOICE_SOURCES = ['shop', 'lens', 'lifestyle'] as const
export type InvoiceSource = (typeof INVOICE_SOURCES)[number]

/** Value of the subscription's number on an invoice without a subscription. */
export const NO_SUBSCRIPTION = '0'

/** How a payment at the bank came in: by transfer, by autogiro, or from a collection agency. */
export const BANK_PAYMENT_MEANS = ['bankgiro', 'autogiro', 'collection'] as const
export type BankPaymentMeans = (typeof BANK_PAYMENT_MEANS)[number]

/** How a payment on an invoice came in. `taken-back` means that the payer's bank reversed one. */
export const INVOICE_PAYMENT_MEANS = ['online', ...BANK_PAYMENT_MEANS, 'taken-back'] as const
export type InvoicePaymentMeans = (typeof INVOICE_PAYMENT_MEANS)[number]
