import { err, ok, type Result } from '../lib/result.js'
import { type Ore, ZERO } from '../money/ore.js'
import {
  type BookingState,
  bookingStates,
  CANCELLATION_FEE,
  cancellationFee,
  FREE_CANCELLATION_HOURS,
} from './rules.js'

/** The parts of a booking that decide whether it can be changed. */
export type ChangedBooking = {
  readonly state: BookingState
  readonly start: Date
  /** True if the store has chosen the time. The customer may then change it without a fee. */
  readonly movedByStore?: boolean
  /** True if the employer has refused to pay. The customer may then cancel or move the visit without a fee. */
  readonly isRejected?: boolean
}

export type BookingChange = 'cancel' | 'rebook'

/** The state allows no change, the visit has begun, or the customer has not accepted the fee. */
export type BookingChangeRefusal = 'booking.closed' | 'booking.too-late' | 'booking.fee-not-accepted'

/**
 * Returns the fee for a change now. It is zero if the visit is not confirmed or is 24 hours or more away [BOOK-009].
 */
export function changeFee(booking: ChangedBooking, now: Date): Ore {
  return isBooked(booking.state) && !isFreeToVisit(booking) ? cancellationFee(booking.start, now) : ZERO
}

/**
 * Returns until when a change is free: 24 hours before the visit, or its start if the customer did not cause the
 * change.
 */
export function freeUntil(booking: Omit<ChangedBooking, 'state'>): Date {
  const hours = isFreeToVisit(booking) ? 0 : FREE_CANCELLATION_HOURS
  return new Date(booking.start.getTime() - hours * 3_600_000)
}

/** The store or the employer caused the change, not the customer. */
function isFreeToVisit({ movedByStore = false, isRejected = false }: Omit<ChangedBooking, 'state'>): boolean {
  return movedByStore || isRejected
}

/** Tells whether the customer may change a booking now. Returns the fee in öre, which must be accepted [BOOK-010]. */
export function checkChange(
  booking: ChangedBooking,
  change: BookingChange,
  { now, acceptFee }: { readonly now: Date; readonly acceptFee: boolean },
): Result<Ore, BookingChangeRefusal> {
  if (!bookingStates.can(booking.state, change)) return err('booking.closed')
  if (isBooked(booking.state) && booking.start <= now) return err('booking.too-late')
  const fee = changeFee(booking, now)
  return fee > 0 && !acceptFee ? err('booking.fee-not-accepted') : ok(fee)
}

/** Tells whether a change can be offered, with or without a fee. */
export function mayChange(booking: ChangedBooking, change: BookingChange, now: Date): boolean {
  return checkChange(booking, change, { now, acceptFee: true }).ok
}

/** What the store notes about a visit after it has begun. */
export const VISIT_OUTCOMES = ['complete', 'miss'] as const
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number]

/** Tells whether staff may note an outcome now. Returns the fee in öre, which a customer who does not come pays. */
export function checkOutcome(
  { state, start }: ChangedBooking,
  outcome: VisitOutcome,
  now: Date,
): Result<Ore, 'booking.closed' | 'booking.not-begun'> {
  if (!bookingStates.can(state, outcome)) return err('booking.closed')
  if (start > now) return err('booking.not-begun')
  return ok(outcome === 'miss' ? CANCELLATION_FEE : ZERO)
}

/** Tells whether the booking occupies a time in the store. */
export function isBooked(state: BookingState): boolean {
  return state === bookingStates.to('accept')
}
