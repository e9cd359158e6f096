export { addDiscountCode, newDiscountCode } from './add-discount-code.js'
export { newStaff, staffKey, staffMobile } from './new-staff.js'
export { addStore, newStore } from './add-store.js'
export { changedExaminer, newExaminer, newExamRoom } from './exam-staffing.js'
export { bookingSystemChoice } from './booking-system-choice.js'
export { setBookingSystem } from '../groups/catalogue/index.js'
export { openPaymentRegistry } from '../providers/payment-registry.js'
export { decodeXml } from '../providers/file-exchange/xml-file.js'
export { importCatalogue, type ImportReport, type RefusedLine } from './import-catalogue.js'
export { rotateSecret } from '../secret/rotate-secret.js'
export { findSealedSamples } from '../secret/find-samples.js'
export { importStoreStock } from './import-store-stock.js'
export {
  actAs,
  audit,
  type AuditedChange,
  readAudit,
  isUnderMaintenance,
  switchMaintenance,
} from '../groups/platform/index.js'
export { addStaff, type StaffKey, removeStaffMobile, setStaffMobile } from '../groups/person/index.js'
export {
  type Closing,
  closeMonth,
  type ImportedBankFile,
  importBankFile,
  answerLostPayment,
  listLostPayments,
  LOST_AFTER_HOURS,
} from '../groups/money/index.js'
export {
  addExaminer,
  addExamRoom,
  changeExaminer,
  listAgreements,
  listExamStaffing,
  removeExaminer,
  removeExamRoom,
} from '../groups/visit/index.js'
export { makeGiftCard } from '../groups/sale/index.js'
export { endSessions, removeStaff, resetStaff, type SessionsOf, setStaffRole } from '../groups/person/index.js'
