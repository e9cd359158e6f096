import type { ChangedBooking } from '@klarsikt/core/booking'
import { isRejectedSince } from '@klarsikt/core/requisition'
import type { BookingRow } from './find-booking.js'

/** The facts of a booking by which core decides about changes. */
export function changedOf({ state, startsAt, movedByStore, requisition, changedAt }: BookingRow): ChangedBooking {
  const isRejected = requisition !== null && isRejectedSince(requisition, changedAt)
  return { state, start: startsAt, movedByStore, isRejected }
}
