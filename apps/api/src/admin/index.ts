export { addDiscountCode, newDiscountCode } from './add-discount-code.js'
export { actAs } from '../groups/platform/audit/acting-as.js'
export { audit, type AuditedChange } from '../groups/platform/audit/audit.js'
export { readAudit } from '../groups/platform/audit/read-audit.js'
export { addStaff, type StaffKey } from '../groups/person/staff/add-staff.js'
export { newStaff, staffKey, staffMobile } from './new-staff.js'
export { removeStaff, resetStaff, setStaffRole } from './change-staff.js'
export { removeStaffMobile, setStaffMobile } from '../groups/person/staff/mobile.js'
export { endSessions, type SessionsOf } from './end-sessions.js'
export { addStore, newStore } from './add-store.js'
export {
  addExaminer,
  addExamRoom,
  changedExaminer,
  changeExaminer,
  listExamStaffing,
  newExaminer,
  newExamRoom,
  removeExaminer,
  removeExamRoom,
} from './exam-staffing.js'
export { bookingSystemChoice, setBookingSystem } from './set-booking-system.js'
export { type Closing, closeMonth } from '../groups/money/closing/close-month.js'
export { openPaymentRegistry } from '../providers/payment-registry.js'
export { type ImportedBankFile, importBankFile } from '../groups/money/bank-payment/import.js'
export { decodeXml } from '../providers/file-exchange/xml-file.js'
export { importCatalogue, type ImportReport, type RefusedLine } from './import-catalogue.js'
export { answerLostPayment, listLostPayments, LOST_AFTER_HOURS } from '../groups/money/payment/lost-payments.js'
export { isUnderMaintenance, switchMaintenance } from '../groups/platform/subscription-platform/maintenance.js'
export { listAgreements } from '../groups/visit/b2b/list.js'
export { makeGiftCard } from '../groups/sale/gift-card/make-card.js'
export { rotateSecret } from '../secret/rotate-secret.js'
export { findSealedSamples } from '../secret/find-samples.js'
export { importStoreStock } from './import-store-stock.js'
