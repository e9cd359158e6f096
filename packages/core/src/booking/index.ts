export { isOwnVisit, mayEnterPrescription } from './exam-prescription.js'
export { ABSENCE_REASON_MESSAGES, ABSENCE_REASONS, type AbsenceReason, isAbsenceReason } from './absence-reason.js'
export {
  type BookingChangeRefusal,
  changeFee,
  type ChangedBooking,
  checkChange,
  checkOutcome,
  freeUntil,
  isBooked,
  mayChange,
  VISIT_OUTCOMES,
  type VisitOutcome,
} from './change.js'
export { coverVisits } from './cover-visits.js'
export {
  type BookingDetails,
  checkBookingDetails,
  isChildren,
  type TypedBookingDetails,
  type Visit,
} from './details.js'
export {
  EXAM_KINDS,
  EXAM_TYPE_IDS,
  EXAM_TYPE_MESSAGES,
  EXAM_TYPES,
  EXAMINER_SKILLS,
  type ExamKind,
  type ExaminerSkill,
  type ExamTypeId,
} from './exam-types.js'
export { examinerDay, type ExaminerDay } from './examiner-day.js'
export { firstFreeSlot } from './first-free-slot.js'
export {
  type Examiner,
  type ExamRoom,
  type FreeSlot,
  freeSlots,
  type SlotQuery,
  type StoreSchedule,
  type TakenSlot,
} from './free-slots.js'
export { maskEmail, maskMobile, maskName } from './mask.js'
export { ALTERNATIVE_DAYS, nearestSlots } from './nearest-slots.js'
export { isOpenDuring, offersExam, serviceOf } from './offered.js'
export { BOOKING_NOTE_MAXIMUM, parseBookingNote } from './note.js'
export { readBookingNumber } from './booking-number.js'
export { BOOKING_REFERENCE_BYTES, isBookingReference } from './reference.js'
export { type BookingScreen } from './steps.js'
export {
  AGE_GROUP_MESSAGES,
  AGE_GROUPS,
  BOOKING_HORIZON_DAYS,
  BOOKING_NOTICE_MINUTES,
  BOOKING_STATE_MESSAGES,
  BOOKING_SYSTEMS,
  CANCELLATION_FEE,
  EARLY_REMINDER_HOURS,
  EXAM_MINUTES,
  EXAM_PRICE,
  FEE_CLAIM_DAYS,
  FREE_CANCELLATION_HOURS,
  LATE_REMINDER_HOURS,
  MEMBER_EXAM_PRICE,
  SLOT_HOLD_MINUTES,
  bookingStates,
  isAgeGroup,
  isBookingLocation,
  type AgeGroup,
  type BookingState,
  type BookingSystem,
} from './rules.js'
export { overlaps, type Span } from './span.js'
export { dayClock, type DayPart, type WorkPlan } from './work-hours.js'
