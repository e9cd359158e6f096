import { addDays, addMonths, type PlainDate } from '../calendar/plain-date.js'
import { BINDING_MONTHS } from './levels.js'
import { EXCHANGES_PER_YEAR, NOTICE_DAYS } from './states.js'

/** The last day that a subscription binds. */
export function bindingEnd(startedOn: PlainDate): PlainDate {
  return addDays(addMonths(startedOn, BINDING_MONTHS), -1)
}

/** The last day after giving notice: 30 days on, but not before the binding period ends [LIFE-004]. */
export function terminationDate(noticeOn: PlainDate, bindingEndsOn: PlainDate | null): PlainDate {
  const end = addDays(noticeOn, NOTICE_DAYS)
  return bindingEndsOn !== null && bindingEndsOn > end ? bindingEndsOn : end
}

/** A year of a subscription, counted from its start. */
export type SubscriptionYear = {
  /** 0 for the first. */
  readonly index: number
  readonly startsOn: PlainDate
  /** The last day. */
  readonly endsOn: PlainDate
}

/** The year of a subscription that a day belongs to; a day before the start belongs to the first. */
export function subscriptionYear(startedOn: PlainDate, day: PlainDate): SubscriptionYear {
  let index = 0
  while (addMonths(startedOn, (index + 1) * 12) <= day) index += 1
  const next = addMonths(startedOn, (index + 1) * 12)
  return { index, startsOn: addMonths(startedOn, index * 12), endsOn: addDays(next, -1) }
}

/** Whether a subscription has come to a month that is paid for: the exchange is for who pays, not for free months. */
export function hasPaid(firstPaidOn: PlainDate | null, today: PlainDate): boolean {
  return firstPaidOn !== null && firstPaidOn <= today
}

/** Whether the product may be exchanged: once in each year counted from the start date [LIFE-008]. */
export function mayExchange(startedOn: PlainDate, exchanges: readonly PlainDate[], today: PlainDate): boolean {
  const { startsOn } = subscriptionYear(startedOn, today)
  return exchanges.filter((day) => day >= startsOn && day <= today).length < EXCHANGES_PER_YEAR
}
