export { type ExaminedVisit, isOwnVisit, mayEnterPrescription } from './exam-prescription.js'
export { ABSENCE_REASON_MESSAGES, ABSENCE_REASONS, type AbsenceReason, isAbsenceReason } from './absence-reason.js'
export {
  type BookingChange,
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
export { coverVisits, type VisitToCover } from './cover-visits.js'
export {
  ADULT_AGE,
  type BookingDetails,
  type BookingDetailsRefusal,
  checkBookingDetails,
  type Guardian,
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
  type ExamType,
  type ExamTypeId,
  isExaminerSkill,
  isExamKind,
  isExamTypeId,
} from './exam-types.js'
export { examinerDay, type ExaminerDay } from './examiner-day.js'
export { firstFreeSlot } from './first-free-slot.js'
export {
  type Examiner,
  type ExamRoom,
  type FreeSlot,
  freeSlots,
  neededSkills,
  type SlotQuery,
  type StoreSchedule,
  type TakenSlot,
} from './free-slots.js'
export { maskEmail, maskMobile, maskName } from './mask.js'
export { ALTERNATIVE_DAYS, ALTERNATIVES_SHOWN, nearestSlots } from './nearest-slots.js'
export { isOpenDuring, offersExam, serviceOf } from './offered.js'
export { BOOKING_NOTE_MAXIMUM, parseBookingNote } from './note.js'
export { readBookingNumber } from './booking-number.js'
export { BOOKING_REFERENCE_BYTES, type BookingReference, isBookingReference } from './reference.js'
export { BOOKING_SCREENS, BOOKING_STEPS, type BookingScreen, type BookingStep } from './steps.js'
export {
  AGE_GROUP_MESSAGES,
  AGE_GROUPS,
  BOOKING_HORIZON_DAYS,
  BOOKING_NOTICE_MINUTES,
  bookingNotice,
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
  SLOT_GRID_MINUTES,
  SLOT_HOLD_MINUTES,
  ageGroup,
  bookingStates,
  cancellationFee,
  isAgeGroup,
  isBookingLocation,
  type AgeGroup,
  type BookingState,
  type BookingSystem,
} from './rules.js'
export { overlaps, type Span } from './span.js'
export {
  type Absence,
  type DayClock,
  dayClock,
  type DayPart,
  type StoreHours,
  type WorkPlan,
  workSpans,
} from './work-hours.js'
