import { addMonths, type PlainDate } from '../calendar/plain-date.js'
import { addWorkingDays, sameOrNextWorkingDay, subtractWorkingDays } from '../calendar/working-days.js'
import { DELIVERY_INTERVALS, type SubscriptionInterval } from './intervals.js'
import { LENS_PROCESS_LEAD, LENS_SEND_LEAD } from './states.js'

/** The day an order is processed for its delivery day [LENS-014]. */
export function processDate(delivery: PlainDate): PlainDate {
  return subtractWorkingDays(delivery, LENS_PROCESS_LEAD)
}

/** The day it is sent [LENS-015]. */
export function sendDate(delivery: PlainDate): PlainDate {
  return subtractWorkingDays(delivery, LENS_SEND_LEAD)
}

/** Changes reach a delivery until the day it is processed; after that they are for the next one. */
export function reaches(delivery: PlainDate, today: PlainDate): boolean {
  return today < processDate(delivery)
}

/** The earliest delivery of a subscription that starts or wakes today. */
export function firstDelivery(today: PlainDate): PlainDate {
  return addWorkingDays(today, LENS_PROCESS_LEAD)
}

/**
 * Delivery number `count` after the first. It is counted from the first day each time, so that 31 January stays on the
 * last days of months, and moves to the next working day without moving those after it.
 */
export function deliveryAfter(first: PlainDate, interval: SubscriptionInterval, count: number): PlainDate {
  return sameOrNextWorkingDay(addMonths(first, DELIVERY_INTERVALS[interval] * count))
}
