/** Steps inside the booking wizard [ENUM-016]; message key `booking.step.<id>`. The summary comes after them all. */
export const BOOKING_STEPS = ['examType', 'examTypeAge', 'store', 'time', 'customerInfo', 'companyInfo', 'age'] as const
export type BookingStep = (typeof BOOKING_STEPS)[number]

/** What the customer sees, in order; each screen is one of the inner steps, depending on the exam [ROUTE-054]. */
export const BOOKING_SCREENS = {
  examType: ['examType', 'examTypeAge', 'age'],
  store: ['store'],
  time: ['time'],
  details: ['customerInfo', 'companyInfo'],
  summary: [],
} as const satisfies Record<string, readonly BookingStep[]>
export type BookingScreen = keyof typeof BOOKING_SCREENS
