import { oneOf } from '../lib/one-of.js'
import { defineStates, type StateOf } from '../lib/states.js'
import * as bookingMessages from '../messages/generated/booking.js'
import * as statusMessages from '../messages/generated/status.js'
import { ore, type Ore, ZERO } from '../money/ore.js'

/** Up to so long before the visit cancelling is free; exactly 24 hours before still is [BOOK-009]. */
export const FREE_CANCELLATION_HOURS = 24

/** What cancelling later than that costs [BOOK-010]. */
export const CANCELLATION_FEE: Ore = ore(399)

/** Length of an exam and of a slot, minutes [BOOK-011]. */
export const EXAM_MINUTES = 30

/** Visits begin on the half-hours. */
export const SLOT_GRID_MINUTES = 30

/** How long before it begins a time can still be booked, minutes: the store reads its list in the meantime. */
export const BOOKING_NOTICE_MINUTES = 60

/** Minutes from now to the first time that can be booked: staff see who calls or comes in, a customer has to get there. */
export function bookingNotice(isByStaff: boolean): number {
  return isByStaff ? 0 : BOOKING_NOTICE_MINUTES
}

/** How far ahead times are shown, days; schedules are made for half a year. */
export const BOOKING_HORIZON_DAYS = 182

/** A visit is reminded of so long before, hours: while changing it is free, by the second time barely. */
export const EARLY_REMINDER_HOURS = 72
export const LATE_REMINDER_HOURS = 26

/** Minutes that a chosen slot is held while the customer types. */
export const SLOT_HOLD_MINUTES = 10

/**
 * Days that the details of a visitor who owes a fee are stored: a claim on a consumer lapses after three years (preskriptionslagen
 * 2 §), and nothing else reaches them.
 */
export const FEE_CLAIM_DAYS = 3 * 365

/** Price of an exam for members of the club, as the menu promises. */
export const MEMBER_EXAM_PRICE: Ore = ore(199)

/** Price of an exam for everybody else (own number). */
export const EXAM_PRICE: Ore = ore(395)

/** The fee for cancelling now; real hours are counted, so a night with a clock change is no special case. */
export function cancellationFee(visit: Date, now: Date): Ore {
  return visit.getTime() - now.getTime() >= FREE_CANCELLATION_HOURS * 3_600_000 ? ZERO : CANCELLATION_FEE
}

/** Where a store keeps its times: in the shop, or in a booking system outside it that is the authority on them. */
export const BOOKING_SYSTEMS = ['own', 'external'] as const
export type BookingSystem = (typeof BOOKING_SYSTEMS)[number]

/** What the outside system knows a store by. */
export function isBookingLocation(text: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(text)
}

/** Age groups of an exam; message key `booking.age.<id>` [BOOK-002]. */
export const AGE_GROUPS = ['8-12', '13-17', '18-74', '75'] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]
export const isAgeGroup = oneOf(AGE_GROUPS)

/** The group of an age in whole years; null under 8, who are seen by an eye doctor. */
export function ageGroup(age: number): AgeGroup | null {
  if (age < 8) return null
  if (age < 13) return '8-12'
  if (age < 18) return '13-17'
  return age < 75 ? '18-74' : '75'
}

/** What each age group is called. */
export const AGE_GROUP_MESSAGES = {
  '8-12': bookingMessages.age812,
  '13-17': bookingMessages.age1317,
  '18-74': bookingMessages.age1874,
  '75': bookingMessages.age75,
} as const satisfies Record<AgeGroup, () => string>

/** Life of a booking; rebooking a cancelled one brings it back [BOOK-005, BOOK-006, BOOK-007, BOOK-008]. */
export const bookingStates = defineStates({
  requested: { accept: 'booked', decline: 'declined', cancel: 'cancelled' },
  // The booking system of the store has not answered yet.
  unconfirmed: { confirm: 'booked', refuse: 'declined', cancel: 'cancelled' },
  booked: { rebook: 'booked', cancel: 'cancelled', complete: 'completed', miss: 'no-show' },
  cancelled: { rebook: 'booked' },
  completed: {},
  declined: {},
  'no-show': {},
})
export type BookingState = StateOf<typeof bookingStates>

/** What each state is called. */
export const BOOKING_STATE_MESSAGES = {
  requested: bookingMessages.statusPending,
  unconfirmed: bookingMessages.statusUnconfirmed,
  booked: bookingMessages.statusConfirmed,
  cancelled: bookingMessages.statusCancelled,
  completed: bookingMessages.statusCompleted,
  declined: statusMessages.bookingDeclined,
  'no-show': bookingMessages.statusNoShow,
} as const satisfies Record<BookingState, () => string>
