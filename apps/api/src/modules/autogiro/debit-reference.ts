import type { BankPaymentMeans } from '@klarsikt/core/invoice'

/** How a payment is called that was drawn. */
export const AUTOGIRO: BankPaymentMeans = 'autogiro'

/** What the payment of a debit is known by at the bank: there is one debit of an invoice, ever. */
export const debitReference = (invoiceNumber: string): string => `${AUTOGIRO}:${invoiceNumber}`
