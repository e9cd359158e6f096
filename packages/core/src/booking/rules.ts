import { oneOf } from '../lib/one-of.js'
import { defineStates, type StateOf } from '../lib/states.js'
import * as bookingMessages from '../messages/generated/booking.js'
import * as statusMessages from '../messages/generated/status.js'
import { ore, type Ore, ZERO } from '../money/ore.js'

/** Hours before a visit until which cancelling is free. Exactly 24 hours before is still free [BOOK-009]. */
export const FREE_CANCELLATION_HOURS = 24

/** Fee in öre for cancelling later than that [BOOK-010]. */
export const CANCELLATION_FEE: Ore = ore(399)

/** Minutes of a standard exam [BOOK-011]. */
export const EXAM_MINUTES = 30

/** Minutes between possible starts: visits start at full and half hours. */
export const SLOT_GRID_MINUTES = 30

/** Minutes before a visit until which a customer can book it, so that the store has time to read its list. */
export const BOOKING_NOTICE_MINUTES = 60

/** Returns the minutes before a visit in which it cannot be booked. Staff need none: the customer is with them. */
export function bookingNotice(isByStaff: boolean): number {
  return isByStaff ? 0 : BOOKING_NOTICE_MINUTES
}

/** Days ahead for which times are shown. Stores make schedules for half a year. */
export const BOOKING_HORIZON_DAYS = 182

/** Hours before a visit at which reminders are sent. Both come before the 24 hours in which cancelling costs a fee. */
export const EARLY_REMINDER_HOURS = 72
export const LATE_REMINDER_HOURS = 26

export const SLOT_HOLD_MINUTES = 10

/**
 * Days to store the details of a visitor who owes a fee. A claim on a consumer lapses after three years
 * (preskriptionslagen 2 §), and the shop has no other way to reach the visitor.
 */
export const FEE_CLAIM_DAYS = 3 * 365

/** Price in öre of an exam for club members. The menu states it. */
export const MEMBER_EXAM_PRICE: Ore = ore(199)

/** Price in öre of an exam for customers who are not members (the shop chose it). */
export const EXAM_PRICE: Ore = ore(395)

/** Returns the fee in öre for cancelling now. It counts elapsed hours, so a clock change makes no difference. */
export function cancellationFee(visit: Date, now: Date): Ore {
  return visit.getTime() - now.getTime() >= FREE_CANCELLATION_HOURS * 3_600_000 ? ZERO : CANCELLATION_FEE
}

/** Where a store keeps its calendar: in the shop, or in an outside booking system whose data then decide. */
export const BOOKING_SYSTEMS = ['own', 'external'] as const
export type BookingSystem = (typeof BOOKING_SYSTEMS)[number]

/** Tells whether a text can be the id of a store in the outside booking system. */
export function isBookingLocation(text: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(text)
}

/** Age groups of an exam in years [BOOK-002]. `75` means 75 and older. */
export const AGE_GROUPS = ['8-12', '13-17', '18-74', '75'] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]
export const isAgeGroup = oneOf(AGE_GROUPS)

/** Returns the group of an age in whole years; null below 8, because an eye doctor examines younger children. */
export function ageGroup(age: number): AgeGroup | null {
  if (age < 8) return null
  if (age < 13) return '8-12'
  if (age < 18) return '13-17'
  return age < 75 ? '18-74' : '75'
}

export const AGE_GROUP_MESSAGES = {
  '8-12': bookingMessages.age812,
  '13-17': bookingMessages.age1317,
  '18-74': bookingMessages.age1874,
  '75': bookingMessages.age75,
} as const satisfies Record<AgeGroup, () => string>

/** States of a booking [BOOK-005, BOOK-006, BOOK-007, BOOK-008]. Rebooking a cancelled one makes it active again. */
export const bookingStates = defineStates({
  requested: { accept: 'booked', decline: 'declined', cancel: 'cancelled' },
  // The store's outside booking system has not answered yet.
  unconfirmed: { confirm: 'booked', refuse: 'declined', cancel: 'cancelled' },
  booked: { rebook: 'booked', cancel: 'cancelled', complete: 'completed', miss: 'no-show' },
  cancelled: { rebook: 'booked' },
  completed: {},
  declined: {},
  'no-show': {},
})
export type BookingState = StateOf<typeof bookingStates>

export const BOOKING_STATE_MESSAGES = {
  requested: bookingMessages.statusPending,
  unconfirmed: bookingMessages.statusUnconfirmed,
  booked: bookingMessages.statusConfirmed,
  cancelled: bookingMessages.statusCancelled,
  completed: bookingMessages.statusCompleted,
  declined: statusMessages.bookingDeclined,
  'no-show': bookingMessages.statusNoShow,
} as const satisfies Record<BookingState, () => string>
