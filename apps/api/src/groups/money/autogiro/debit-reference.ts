import type { BankPaymentMeans } from '@klarsikt/core/invoice'

/** The means of a payment by autogiro. */
export const AUTOGIRO: BankPaymentMeans = 'autogiro'

/** The reference of a debit's payment at the bank. An invoice has one debit at most. */
export const debitReference = (invoiceNumber: string): string => `${AUTOGIRO}:${invoiceNumber}`
