export { SIGN_LETTER } from './agreement/begin-signing.js'
export { digestOf, drawAgreement } from './agreement/document.js'
export { listAgreements } from './agreement/list.js'
export { signAgreement } from './agreement/sign-agreement.js'
export { bookingRow } from './booking/booking-row.js'
export { cancelBooking } from './booking/change.js'
export { createBooking, requestBooking } from './booking/create.js'
export {
  addExaminer,
  addExamRoom,
  changeExaminer,
  listExamStaffing,
  removeExaminer,
  removeExamRoom,
} from './booking/exam-staffing.js'
export { type BookingRow, findStoreBooking, lockStoreBooking } from './booking/find-booking.js'
export { settleBooking } from './booking/handle.js'
export { loadSchedules, loadTaken } from './booking/load-schedule.js'
export { openPerson } from './booking/person.js'
export { decideRequisition } from './requisition/decide.js'
export { expireRequisition } from './requisition/expire.js'
export { sealContent, sealDocument } from './company/content.js'
