export { drawMandate } from './autogiro/mandate-pdf.js'
export { signMandate } from './autogiro/sign-mandate.js'
export { type ImportedBankFile, importBankFile } from './bank-payment/import.js'
export { importPayments } from './bank-payment/import-payments.js'
export { type Closing, closeMonth } from './closing/close-month.js'
export { bookTransfer } from './invoice/book-payment.js'
export { creditInvoice } from './invoice/credit.js'
export { describeInvoice } from './invoice/describe.js'
export {
  type InvoiceRow,
  type StoredInvoice,
  findInvoices,
  lockInvoice,
  openReceiver,
  subjectOf,
} from './invoice/find.js'
export { drawInvoice } from './invoice/invoice-pdf.js'
export { type NewInvoice, issueInvoice } from './invoice/issue.js'
export { moveInvoice } from './invoice/move.js'
export { chargeInvoice } from './invoice/pay.js'
export { printInvoice } from './invoice/print.js'
export type { PrintedInvoice } from './invoice/printed-invoice.js'
export { remindOf } from './invoice/remind.js'
export { ACCOUNTS, type Posting, book, mergedPostings, salePostings } from './ledger/ledger.js'
export { readSaleBooked, sumBooked } from './ledger/read-ledger.js'
export { findNewestMandate } from './mandate/find.js'
export { sealAccount, sealDocument } from './mandate/sealed.js'
export { writePaymentLink } from './payment-link/create.js'
export { openCustomer } from './payment-link/find.js'
export { paymentLinkRow } from './payment-link/link-row.js'
export { tooMany } from './payment-link/request.js'
export { advancePayment } from './payment/advance.js'
export { canReadMeans } from './payment/can-read-means.js'
export { capturesDue, insertCapture } from './payment/captures.js'
export { closeSession } from './payment/close-session.js'
export { createSession } from './payment/create-session.js'
export { describeSaved } from './payment/describe-saved.js'
export { endSubmission } from './payment/end-submission.js'
export { findKeptMeans } from './payment/keep-means.js'
export { LOST_AFTER_HOURS, answerLostPayment, listLostPayments } from './payment/lost-payments.js'
export { openSubmissionsOf } from './payment/queries.js'
export {
  type RefundableTender,
  lockRefundableTenders,
  readRefundableTenders,
  recordRefund,
  sumRefunds,
} from './payment/refunds.js'
export { resumeSession } from './payment/resume-session.js'
export { returnFromProvider } from './payment/return-from-provider.js'
export {
  type SavedPaymentRow,
  findChargeable,
  findSavedPayment,
  isUnusableFailure,
  keepOneOfSame,
  listSavedPayments,
  lockSavedPayment,
  lockSavedPayments,
} from './payment/saved-payments.js'
export { savedPaymentRow } from './payment/saved-payment-row.js'
export { openSnapshot, sealSnapshot } from './payment/sealed-snapshot.js'
export { reportSettled, settlePayment } from './payment/settle-payment.js'
export { type NewCharge, chargedBy, claimCharge, startCharges } from './payment/start-charge.js'
export { REFUND } from './payment/states.js'
export { getPayment } from './payment/status.js'
export { paymentRow, submissionRow } from './payment/submission-row.js'
export {
  type Submission,
  findByKey,
  findOpen,
  findSubmission,
  forgetSnapshot,
  forgetSnapshotsOf,
  insertSubmission,
  retireKey,
} from './payment/submissions.js'
export { tenderRow } from './payment/tender-row.js'
export {
  type LockedTender,
  type NewTender,
  type Tender,
  addToTender,
  insertTenders,
  lockTenders,
  makeReleaseDue,
  readTenders,
} from './payment/tenders.js'
