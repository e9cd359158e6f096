import { addDays, addMonths, datePartsOf, daysBetween, type PlainDate } from '../calendar/plain-date.js'
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

/** What happens with a delivery and when, as it is said on a day: nothing of it lies before that day. */
export type DeliveryDates = {
  /** The last day on which changes reach it; null once that has passed. */
  readonly changeUntil: PlainDate | null
  readonly chargeOn: PlainDate
  readonly sendOn: PlainDate
}

/** The dates of a delivery that can be promised today; every page and letter says these. */
export function deliveryDates(
  delivery: PlainDate,
  { today, announcedOn }: { readonly today: PlainDate; readonly announcedOn: PlainDate | null },
): DeliveryDates {
  const afterLetter = addDays(announcedOn ?? today, LENS_ANNOUNCE_DAYS)
  const chargeOn = latest(processDate(delivery), afterLetter, today)
  const changeUntil = lastChangeDay(delivery)
  return {
    changeUntil: changeUntil < today ? null : changeUntil,
    chargeOn,
    sendOn: latest(sendDate(delivery), chargeOn),
  }
}

function latest(...days: readonly [PlainDate, ...PlainDate[]]): PlainDate {
  return days.reduce((one, other) => (other > one ? other : one))
}

/** Changes reach a delivery until the day it is processed; after that they are for the next one. */
export function reaches(delivery: PlainDate, today: PlainDate): boolean {
  return today < processDate(delivery)
}

/** The last day on which changes reach a delivery. */
export function lastChangeDay(delivery: PlainDate): PlainDate {
  return addDays(processDate(delivery), -1)
}

/** The earliest delivery of a subscription that starts or wakes today. */
export function firstDelivery(today: PlainDate): PlainDate {
  return addWorkingDays(today, LENS_PROCESS_LEAD)
}

/** When deliveries come. They are counted from one day, so that those at the end of a month stay there. */
export type DeliverySchedule = {
  readonly interval: SubscriptionInterval
  /** The day that deliveries are counted from, before it moves to a working day. */
  readonly anchor: PlainDate
  /** Day of the month that was chosen, which short months do not have. */
  readonly anchorDay: number
  /** Deliveries between the anchor and the next one. */
  readonly count: number
}

/**
 * The next delivery: on the chosen day of its month or the last, moved to the next working day without moving those after it.
 * Those of every month stay in their month, and are moved by a few days where two of them would be charged in one.
 */
export function nextDelivery(schedule: DeliverySchedule): PlainDate {
  if (schedule.interval !== 'm1') return sameOrNextWorkingDay(dayOf(schedule))
  const day = workingDayOfMonth(dayOf(schedule))
  const first = processDate(workingDayOfMonth(schedule.anchor))
  const month = addMonths(firstOfMonth(first), schedule.count)
  const charged = processDate(day)
  if (charged < month) return addWorkingDays(sameOrNextWorkingDay(month), LENS_PROCESS_LEAD)
  const next = addMonths(month, 1)
  return charged < next ? day : addWorkingDays(subtractWorkingDays(next, 1), LENS_PROCESS_LEAD)
}

/** The same or the next working day; at the end of a month the one before. */
function workingDayOfMonth(day: PlainDate): PlainDate {
  const next = sameOrNextWorkingDay(day)
  return firstOfMonth(next) === firstOfMonth(day) ? next : subtractWorkingDays(day, 1)
}

function firstOfMonth(day: PlainDate): PlainDate {
  return `${day.slice(0, 8)}01`
}

/** The schedule once its next delivery is processed or skipped. */
export function afterNext(schedule: DeliverySchedule): DeliverySchedule {
  return { ...schedule, count: schedule.count + 1 }
}

/** The same next delivery, and those after it at another interval [LENS-010]. */
export function withInterval(schedule: DeliverySchedule, interval: SubscriptionInterval): DeliverySchedule {
  const next = nextDelivery(schedule)
  const same = { ...schedule, interval, anchor: dayOf(schedule), count: 0 }
  return nextDelivery(same) === next ? same : withNextDay(same, next)
}

/** The next delivery on a given day, and those after it counted from there [LENS-010]. */
export function withNextDay(schedule: DeliverySchedule, day: PlainDate): DeliverySchedule {
  return { ...schedule, anchor: day, anchorDay: datePartsOf(day).day, count: 0 }
}

/**
 * The schedule of a subscription that is bought today. What is bought is sent at once, so the next comes an interval later, or
 * as soon after that as there is time for.
 */
export function scheduleFrom(today: PlainDate, interval: SubscriptionInterval): DeliverySchedule {
  const due = addMonths(today, DELIVERY_INTERVALS[interval])
  const earliest = firstDelivery(today)
  if (due < earliest) return scheduleOf(earliest, interval)
  return { ...scheduleOf(due, interval), anchorDay: datePartsOf(today).day }
}

/** The schedule of a subscription that is activated today: the first delivery that there is time for. */
export function wokenSchedule(today: PlainDate, interval: SubscriptionInterval): DeliverySchedule {
  return scheduleOf(firstDelivery(today), interval)
}

/** The earliest day that the next delivery can be moved to: it is not processed before tomorrow. */
export function earliestChoice(today: PlainDate): PlainDate {
  return firstDelivery(sameOrNextWorkingDay(addDays(today, 1)))
}

/** How far ahead the next delivery can be moved, months. */
export const NEXT_DAY_MONTHS = 6

/** The latest day that the next delivery can be moved to. */
export function latestChoice(today: PlainDate): PlainDate {
  return sameOrNextWorkingDay(addMonths(earliestChoice(today), NEXT_DAY_MONTHS))
}

/** Working days before processing on which the customer is written to. */
export const LENS_ANNOUNCE_LEAD = 5

/** Days between the letter and the charge, at least. */
export const LENS_ANNOUNCE_DAYS = 1

/** The day on which the customer is told what is coming. */
export function announceDate(delivery: PlainDate): PlainDate {
  return subtractWorkingDays(processDate(delivery), LENS_ANNOUNCE_LEAD)
}

/** May a delivery be processed today? Never before its day, and never before its letter. */
export function mayProcess(delivery: PlainDate, announcedOn: PlainDate | null, today: PlainDate): boolean {
  return announcedOn !== null && !reaches(delivery, today) && daysBetween(announcedOn, today) >= LENS_ANNOUNCE_DAYS
}

function scheduleOf(anchor: PlainDate, interval: SubscriptionInterval): DeliverySchedule {
  return { interval, anchor, anchorDay: datePartsOf(anchor).day, count: 0 }
}

function dayOf({ interval, anchor, anchorDay, count }: DeliverySchedule): PlainDate {
  return addMonths(anchor, DELIVERY_INTERVALS[interval] * count, anchorDay)
}
