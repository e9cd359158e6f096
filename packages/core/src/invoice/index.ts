export { parseBankgiro } from './bankgiro.js'
export {
  bankPaymentStates,
  type BankPaymentState,
  comparePayments,
  matchPayment,
  type NamedInvoice,
  namedReference,
  type PaymentMatch,
  paymentReferences,
  type ReportedPayment,
  UNMATCHED_REASONS,
  type UnmatchedReason,
} from './bank-payment.js'
export { type ClosingDifference, closingDifferences, closingMonth } from './closing.js'
export {
  collectionProblem,
  type CollectionProblem,
  collectionStates,
  type CollectionState,
  WITHDRAWAL_REASONS,
  type WithdrawalReason,
} from './collection.js'
export { creditableAmount, creditedInvoice, creditedVat } from './credit.js'
export { INVOICE_DAYS, invoiceDates, isOverdue } from './due.js'
export {
  INVOICE_AMOUNT_MAX,
  INVOICE_LINES,
  invoiceTotals,
  type InvoiceLine,
  parseInvoiceDays,
  parseInvoicePayment,
  parseInvoicePrice,
  parseInvoiceQuantity,
  parseInvoiceText,
} from './lines.js'
export { ocrNumber, parseOcrNumber } from './ocr.js'
export { purchaseInvoiceStatus } from './purchase.js'
export {
  dueReminder,
  interestFrom,
  LATE_INTEREST_POINTS,
  REMINDER_FEE,
  REMINDER_PLAN,
  REMINDER_STEPS,
  type ReminderStep,
} from './reminder.js'
export {
  BANK_PAYMENT_MEANS,
  type BankPaymentMeans,
  INVOICE_PAYMENT_MEANS,
  INVOICE_SOURCES,
  type InvoicePaymentMeans,
  type InvoiceSource,
  NO_SUBSCRIPTION,
} from './sources.js'
export {
  amountLeft,
  bookedInvoice,
  INVOICE_ACTIONS,
  type InvoiceAction,
  invoiceStates,
  movedInvoice,
  takenBackInvoice,
} from './states.js'
export { invoiceActions } from './staff-actions.js'
export { INVOICE_STATUS_MESSAGES } from './status-messages.js'
export { hasAmountLeft, INVOICE_STATUSES, type InvoiceStatus, isAwaitingMoney, isPayableOnline } from './statuses.js'
export { INVOICE_TYPE_MESSAGES, INVOICE_TYPES, type InvoiceType } from './types.js'
