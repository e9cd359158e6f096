import { err, ok, type Result } from '../lib/result.js'
import { type Ore, ZERO } from '../money/ore.js'
import {
  type BookingState,
  bookingStates,
  CANCELLATION_FEE,
  cancellationFee,
  FREE_CANCELLATION_HOURS,
} from './rules.js'

/** A booking as the rules of changing it see it. */
export type ChangedBooking = {
  readonly state: BookingState
  /** When the visit begins. */
  readonly start: Date
  /** The store has chosen the time: the customer may change it freely. */
  readonly movedByStore?: boolean
  /** The employer was to pay and has refused since: the customer chooses again, to pay or to give the visit up. */
  readonly isRejected?: boolean
}

export type BookingChange = 'cancel' | 'rebook'

/** Its state allows no change; it has begun; or a fee comes with it that has not been accepted. */
export type BookingChangeRefusal = 'booking.closed' | 'booking.too-late' | 'booking.fee-not-accepted'

/** What a change costs now: nothing for a visit that is not booked, or that lies 24 hours ahead or more [BOOK-009]. */
export function changeFee(booking: ChangedBooking, now: Date): Ore {
  return isBooked(booking.state) && !isFreeToVisit(booking) ? cancellationFee(booking.start, now) : ZERO
}

/** Until when a visit can be cancelled or moved without a fee: 24 hours before it, or until it begins. */
export function freeUntil(booking: Omit<ChangedBooking, 'state'>): Date {
  const hours = isFreeToVisit(booking) ? 0 : FREE_CANCELLATION_HOURS
  return new Date(booking.start.getTime() - hours * 3_600_000)
}

/** It was not the customer who brought the change about. */
function isFreeToVisit({ movedByStore = false, isRejected = false }: Omit<ChangedBooking, 'state'>): boolean {
  return movedByStore || isRejected
}

/** May the customer change a booking now? What it costs must have been accepted [BOOK-010]; answers that fee. */
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

/** Can a change be offered, fee or no fee? */
export function mayChange(booking: ChangedBooking, change: BookingChange, now: Date): boolean {
  return checkChange(booking, change, { now, acceptFee: true }).ok
}

/** What happened at a visit; the store notes it once that has begun. */
export const VISIT_OUTCOMES = ['complete', 'miss'] as const
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number]

/** May the outcome of a visit be noted now? Who stays away pays as for a late cancellation; answers that fee. */
export function checkOutcome(
  { state, start }: ChangedBooking,
  outcome: VisitOutcome,
  now: Date,
): Result<Ore, 'booking.closed' | 'booking.not-begun'> {
  if (!bookingStates.can(state, outcome)) return err('booking.closed')
  if (start > now) return err('booking.not-begun')
  return ok(outcome === 'miss' ? CANCELLATION_FEE : ZERO)
}

/** Is a time taken in the store for it? */
export function isBooked(state: BookingState): boolean {
  return state === bookingStates.to('accept')
}
