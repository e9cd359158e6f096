import { addDays, addMonths, datePartsOf, daysBetween, type PlainDate } from '../calendar/plain-date.js'
import { addWorkingDays, sameOrNextWorkingDay, subtractWorkingDays } from '../calendar/working-days.js'
import { DELIVERY_INTERVALS, type SubscriptionInterval } from './intervals.js'
import { LENS_PROCESS_LEAD, LENS_SEND_LEAD } from './states.js'

/** Returns the day on which a delivery is processed, from its delivery day [LENS-014]. */
export function processDate(delivery: PlainDate): PlainDate {
  return subtractWorkingDays(delivery, LENS_PROCESS_LEAD)
}

/** Returns the day on which a delivery is sent, from its delivery day [LENS-015]. */
export function sendDate(delivery: PlainDate): PlainDate {
  return subtractWorkingDays(delivery, LENS_SEND_LEAD)
}

/** The dates of a delivery as they look on a given day. None of them is before that day. */
export type DeliveryDates = {
  /** Last day on which a change still affects it; null if that has passed. */
  readonly changeUntil: PlainDate | null
  readonly chargeOn: PlainDate
  readonly sendOn: PlainDate
}

/** Returns the dates of a delivery that can be promised today. Every page and letter uses them. */
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

/** Tells whether a change made today affects a delivery: only before the day on which it is processed. */
export function reaches(delivery: PlainDate, today: PlainDate): boolean {
  return today < processDate(delivery)
}

/** Returns the last day on which a change affects a delivery. */
export function lastChangeDay(delivery: PlainDate): PlainDate {
  return addDays(processDate(delivery), -1)
}

/** Returns the earliest delivery of a subscription that starts or resumes today. */
export function firstDelivery(today: PlainDate): PlainDate {
  return addWorkingDays(today, LENS_PROCESS_LEAD)
}

/** Decides the delivery days. They are counted from one day, so that deliveries at the end of a month stay there. */
export type DeliverySchedule = {
  readonly interval: SubscriptionInterval
  /** The day from which deliveries are counted. It may be a holiday. */
  readonly anchor: PlainDate
  /** The chosen day of the month. Shorter months use their last day. */
  readonly anchorDay: number
  /** Deliveries between the anchor and the next one. */
  readonly count: number
}

/**
 * Returns the next delivery: the chosen day of its month or the next working day, without moving later ones. Monthly
 * deliveries stay in their month, and move by some days if two would be charged in one month.
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

/** The same or the next working day, or at the end of a month the previous one. */
function workingDayOfMonth(day: PlainDate): PlainDate {
  const next = sameOrNextWorkingDay(day)
  return firstOfMonth(next) === firstOfMonth(day) ? next : subtractWorkingDays(day, 1)
}

function firstOfMonth(day: PlainDate): PlainDate {
  return `${day.slice(0, 8)}01`
}

/** Returns the schedule after the next delivery was processed or skipped. */
export function afterNext(schedule: DeliverySchedule): DeliverySchedule {
  return { ...schedule, count: schedule.count + 1 }
}

/** Returns the schedule with another interval after the next delivery, which keeps its day [LENS-010]. */
export function withInterval(schedule: DeliverySchedule, interval: SubscriptionInterval): DeliverySchedule {
  const next = nextDelivery(schedule)
  const same = { ...schedule, interval, anchor: dayOf(schedule), count: 0 }
  return nextDelivery(same) === next ? same : withNextDay(same, next)
}

/** Returns the schedule with the next delivery on a given day. Later ones are counted from it [LENS-010]. */
export function withNextDay(schedule: DeliverySchedule, day: PlainDate): DeliverySchedule {
  return { ...schedule, anchor: day, anchorDay: datePartsOf(day).day, count: 0 }
}

/**
 * Returns the schedule of a subscription bought today. The first delivery is sent at once; the next follows an interval
 * later, or as soon as possible after that.
 */
export function scheduleFrom(today: PlainDate, interval: SubscriptionInterval): DeliverySchedule {
  const due = addMonths(today, DELIVERY_INTERVALS[interval])
  const earliest = firstDelivery(today)
  if (due < earliest) return scheduleOf(earliest, interval)
  return { ...scheduleOf(due, interval), anchorDay: datePartsOf(today).day }
}

/** Returns the schedule of a subscription that resumes today, with the first possible delivery. */
export function wokenSchedule(today: PlainDate, interval: SubscriptionInterval): DeliverySchedule {
  return scheduleOf(firstDelivery(today), interval)
}

/** Returns the earliest day for the next delivery, so that it is processed tomorrow at the earliest. */
export function earliestChoice(today: PlainDate): PlainDate {
  return firstDelivery(sameOrNextWorkingDay(addDays(today, 1)))
}

/** Months ahead to which the next delivery can be moved. */
export const NEXT_DAY_MONTHS = 6

/** Returns the latest day to which the next delivery can be moved. */
export function latestChoice(today: PlainDate): PlainDate {
  return sameOrNextWorkingDay(addMonths(earliestChoice(today), NEXT_DAY_MONTHS))
}

/** Working days before processing on which the customer gets a letter. */
export const LENS_ANNOUNCE_LEAD = 5

/** Least number of days between the letter and the charge. */
export const LENS_ANNOUNCE_DAYS = 1

/** Returns the day of the letter about a coming delivery. */
export function announceDate(delivery: PlainDate): PlainDate {
  return subtractWorkingDays(processDate(delivery), LENS_ANNOUNCE_LEAD)
}

/** Tells whether a delivery may be processed today: not before its day, nor before the customer has got the letter. */
export function mayProcess(delivery: PlainDate, announcedOn: PlainDate | null, today: PlainDate): boolean {
  return announcedOn !== null && !reaches(delivery, today) && daysBetween(announcedOn, today) >= LENS_ANNOUNCE_DAYS
}

function scheduleOf(anchor: PlainDate, interval: SubscriptionInterval): DeliverySchedule {
  return { interval, anchor, anchorDay: datePartsOf(anchor).day, count: 0 }
}

function dayOf({ interval, anchor, anchorDay, count }: DeliverySchedule): PlainDate {
  return addMonths(anchor, DELIVERY_INTERVALS[interval] * count, anchorDay)
}
