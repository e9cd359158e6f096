import { addDays, addMonths, type PlainDate } from '../calendar/plain-date.js'
import { BINDING_MONTHS } from './levels.js'
import { EXCHANGES_PER_YEAR, NOTICE_DAYS } from './states.js'

/** Returns the last day of the binding period. */
export function bindingEnd(startedOn: PlainDate): PlainDate {
  return addDays(addMonths(startedOn, BINDING_MONTHS), -1)
}

/** Returns the last day after a cancellation: 30 days later, but not before the binding period ends [LIFE-004]. */
export function terminationDate(noticeOn: PlainDate, bindingEndsOn: PlainDate | null): PlainDate {
  const end = addDays(noticeOn, NOTICE_DAYS)
  return bindingEndsOn !== null && bindingEndsOn > end ? bindingEndsOn : end
}

/** One year of a subscription, counted from its start. */
export type SubscriptionYear = {
  readonly index: number
  readonly startsOn: PlainDate
  readonly endsOn: PlainDate
}

/** Returns the subscription year of a day. A day before the start counts as part of the first year. */
export function subscriptionYear(startedOn: PlainDate, day: PlainDate): SubscriptionYear {
  let index = 0
  while (addMonths(startedOn, (index + 1) * 12) <= day) index += 1
  const next = addMonths(startedOn, (index + 1) * 12)
  return { index, startsOn: addMonths(startedOn, index * 12), endsOn: addDays(next, -1) }
}

/** Tells whether the first paid month has begun. Exchanging glasses needs that; free months do not count. */
export function hasPaid(firstPaidOn: PlainDate | null, today: PlainDate): boolean {
  return firstPaidOn !== null && firstPaidOn <= today
}

/** Tells whether the glasses may be exchanged: once in each subscription year [LIFE-008]. */
export function mayExchange(startedOn: PlainDate, exchanges: readonly PlainDate[], today: PlainDate): boolean {
  const { startsOn } = subscriptionYear(startedOn, today)
  return exchanges.filter((day) => day >= startsOn && day <= today).length < EXCHANGES_PER_YEAR
}
