import { addDays, type PlainDate } from '../calendar/plain-date.js'

/** Days after the purchase on which the customer is reminded to send the prescription. */
export const PRESCRIPTION_REMINDER_DAYS: readonly number[] = [3, 7, 14]

/**
 * Days that an order waits for its prescription. A payment stays authorised for 28 days, and the store needs time to
 * enter a prescription that arrives last.
 */
export const PRESCRIPTION_WAITING_DAYS = 21

/** Days that a customer has at least to send a new picture after a store asked for one. */
export const NEW_PHOTO_DAYS = 5

/** Returns the last day on which the customer can send the prescription. The order is cancelled the day after. */
export function prescriptionDueOn(placedOn: PlainDate): PlainDate {
  return addDays(placedOn, PRESCRIPTION_WAITING_DAYS)
}

/** Returns the last day to send a prescription after a store asked for a new picture. It is never before `dueOn`. */
export function newPhotoDueOn(dueOn: PlainDate, today: PlainDate): PlainDate {
  const later = addDays(today, NEW_PHOTO_DAYS)
  return later > dueOn ? later : dueOn
}

/** Returns how many reminders are due by a day. The caller sends one at a time, even if it missed one. */
export function remindersBy(placedOn: PlainDate, today: PlainDate): number {
  return PRESCRIPTION_REMINDER_DAYS.filter((days) => addDays(placedOn, days) <= today).length
}
