import { oneOf } from '../lib/one-of.js'
import * as bookingMessages from '../messages/generated/booking.js'

/** Why someone is away. Nothing that says how they are: an illness is `other`. */
export const ABSENCE_REASONS = ['leave', 'training', 'other'] as const
export type AbsenceReason = (typeof ABSENCE_REASONS)[number]
export const isAbsenceReason = oneOf(ABSENCE_REASONS)

/** What each reason is called. */
export const ABSENCE_REASON_MESSAGES = {
  leave: bookingMessages.absenceLeave,
  training: bookingMessages.absenceTraining,
  other: bookingMessages.absenceOther,
} as const satisfies Record<AbsenceReason, () => string>
