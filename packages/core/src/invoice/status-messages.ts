import * as invoiceMessages from '../messages/generated/invoice.js'
import type { InvoiceStatus } from './statuses.js'

export const INVOICE_STATUS_MESSAGES: Readonly<Record<InvoiceStatus, () => string>> = {
  paid: invoiceMessages.statusPaid,
  partlyPaid: invoiceMessages.statusPartlyPaid,
  notPaid: invoiceMessages.statusNotPaid,
  ended: invoiceMessages.statusEnded,
  transferred: invoiceMessages.statusTransferred,
  paymentReserved: invoiceMessages.statusPaymentReserved,
  paymentInProgress: invoiceMessages.statusPaymentInProgress,
  inCollection: invoiceMessages.statusInCollection,
  returnedFaultyAddress: invoiceMessages.statusReturnedFaultyAddress,
}
