import { BOOKING_NOTICE_MINUTES, FREE_CANCELLATION_HOURS } from '../booking/rules.js'
import { type PlainDate, stockholmDate, stockholmTime } from '../calendar/index.js'
import { oneOf } from '../lib/one-of.js'
import * as waitingListMessages from '../messages/generated/waiting-list.js'
import { QUIET_HOURS } from '../sms/index.js'

/** Minutes that an offered time is held. */
export const WAITING_OFFER_MINUTES = 30

/** Most entries of one telephone number that wait at the same time. */
export const WAITING_ENTRIES_MAXIMUM = 3

/** Offers after which an entry gets no more, because nobody has answered one. */
export const WAITING_OFFERS_MAXIMUM = 5

export const WAITING_STORES_MAXIMUM = 20

export const WAITING_DAY_PARTS = ['any', 'morning', 'afternoon'] as const
export type WaitingDayPart = (typeof WAITING_DAY_PARTS)[number]
export const isWaitingDayPart = oneOf(WAITING_DAY_PARTS)

export const WAITING_DAY_PART_MESSAGES = {
  any: waitingListMessages.partAny,
  morning: waitingListMessages.partMorning,
  afternoon: waitingListMessages.partAfternoon,
} as const satisfies Record<WaitingDayPart, () => string>

const MIDDAY = '12:00'
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** What an entry waits for. */
export type WaitedFor = {
  readonly earliest: PlainDate
  readonly latest: PlainDate
  readonly dayPart: WaitingDayPart
  /** Start of the booked visit that should be earlier; null if none is booked. */
  readonly bookedStart: Date | null
}

/** Tells whether times may be offered now: an offer must start and end outside the quiet hours. */
export function mayOffer(now: Date): boolean {
  const end = new Date(now.getTime() + WAITING_OFFER_MINUTES * MINUTE_MS)
  const isQuiet = (clock: string) => clock < QUIET_HOURS.until || clock > QUIET_HOURS.from
  return !isQuiet(stockholmTime(now)) && !isQuiet(stockholmTime(end)) && stockholmDate(now) === stockholmDate(end)
}

/** Tells whether a free time suits an entry and leaves enough time to answer the offer and book. */
export function suits(start: Date, { earliest, latest, dayPart, bookedStart }: WaitedFor, now: Date): boolean {
  const answered = now.getTime() + (WAITING_OFFER_MINUTES + BOOKING_NOTICE_MINUTES) * MINUTE_MS
  const day = stockholmDate(start)
  if (start.getTime() < answered || day < earliest || day > latest) return false
  if (bookedStart !== null && start >= bookedStart) return false
  if (dayPart === 'any') return true
  return (dayPart === 'morning') === stockholmTime(start) < MIDDAY
}

/** Tells whether a booked visit may wait for an earlier time: while moving it stays free until an offer has ended. */
export function mayWaitForEarlier(bookedStart: Date, now: Date): boolean {
  return bookedStart.getTime() - now.getTime() > FREE_CANCELLATION_HOURS * HOUR_MS + WAITING_OFFER_MINUTES * MINUTE_MS
}
