import { addDays, type PlainDate } from '../calendar/plain-date.js'

/** Days after the purchase on which a customer is reminded of the prescription. */
export const PRESCRIPTION_REMINDER_DAYS: readonly number[] = [3, 7, 14]

/** Days that an order waits. A payment stays authorised for 28, and a store must have time to enter what came last. */
export const PRESCRIPTION_WAITING_DAYS = 21

/** Days that a customer has at least for a new picture that a store asks for. */
export const NEW_PHOTO_DAYS = 5

/** The last day on which a prescription can be sent; an order that is still without it is cancelled the day after. */
export function prescriptionDueOn(placedOn: PlainDate): PlainDate {
  return addDays(placedOn, PRESCRIPTION_WAITING_DAYS)
}

/** The last day once a store has asked for a new picture: never earlier than before. */
export function newPhotoDueOn(dueOn: PlainDate, today: PlainDate): PlainDate {
  const later = addDays(today, NEW_PHOTO_DAYS)
  return later > dueOn ? later : dueOn
}

/** How many reminders should have been sent by a day; one that was missed is not made up for by two at once. */
export function remindersBy(placedOn: PlainDate, today: PlainDate): number {
  return PRESCRIPTION_REMINDER_DAYS.filter((days) => addDays(placedOn, days) <= today).length
}
