/** Steps of the booking wizard [ENUM-016]. The summary follows them. */
export const BOOKING_STEPS = ['examType', 'examTypeAge', 'store', 'time', 'customerInfo', 'companyInfo', 'age'] as const
export type BookingStep = (typeof BOOKING_STEPS)[number]

/** The screens that the customer sees, in order, with the steps that each shows depending on the exam [ROUTE-054]. */
export const BOOKING_SCREENS = {
  examType: ['examType', 'examTypeAge', 'age'],
  store: ['store'],
  time: ['time'],
  details: ['customerInfo', 'companyInfo'],
  summary: [],
} as const satisfies Record<string, readonly BookingStep[]>
export type BookingScreen = keyof typeof BOOKING_SCREENS
