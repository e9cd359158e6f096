import type { BankPaymentMeans } from '@klarsikt/core/invoice'
import { collectedReference } from '../bank-payment/import-collected.js'

/** The means of a payment by autogiro. */
export const AUTOGIRO: BankPaymentMeans = 'autogiro'

/** The reference of a debit's payment at the bank. An invoice has one debit at most. */
export const debitReference = (invoiceNumber: string): string => collectedReference(AUTOGIRO, invoiceNumber)
