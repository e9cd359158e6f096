import { oneOf } from '../lib/one-of.js'
import * as bookingMessages from '../messages/generated/booking.js'

/** Why a member of staff is away. An illness is `other`, because the shop stores nothing about health. */
export const ABSENCE_REASONS = ['leave', 'training', 'other'] as const
export type AbsenceReason = (typeof ABSENCE_REASONS)[number]
export const isAbsenceReason = oneOf(ABSENCE_REASONS)

export const ABSENCE_REASON_MESSAGES = {
  leave: bookingMessages.absenceLeave,
  training: bookingMessages.absenceTraining,
  other: bookingMessages.absenceOther,
} as const satisfies Record<AbsenceReason, () => string>
