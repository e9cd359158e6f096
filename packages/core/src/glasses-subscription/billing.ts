import { addDays, addMonths, daysBetween, type PlainDate } from '../calendar/plain-date.js'
import { fraction } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'

/** The parts of a subscription that decide its billing months. */
export type BillingPlan = {
  /** Each month begins on this day of the month, or on the last day of a shorter month. */
  readonly anchorOn: PlainDate
  /** Months since `anchorOn` that were charged or free. */
  readonly billedMonths: number
  /** Last day of the subscription; null until somebody ends it. */
  readonly endsOn: PlainDate | null
}

/** A month to charge. The last one may be shorter. */
export type BillingMonth = {
  readonly startsOn: PlainDate
  readonly endsOn: PlainDate
  readonly days: number
  /** Days that the month has when it is not shortened. */
  readonly wholeDays: number
}

/** Returns the first day of a month; index 0 is the month that begins at the anchor. */
export function monthStart(anchorOn: PlainDate, index: number): PlainDate {
  return addMonths(anchorOn, index)
}

/** Returns the next month to charge if it has begun. Null if it has not, or if the subscription ends before it. */
export function dueMonth(plan: BillingPlan, today: PlainDate): BillingMonth | null {
  const startsOn = monthStart(plan.anchorOn, plan.billedMonths)
  if (startsOn > today || (plan.endsOn !== null && plan.endsOn < startsOn)) return null
  const next = monthStart(plan.anchorOn, plan.billedMonths + 1)
  const lastDay = addDays(next, -1)
  const endsOn = plan.endsOn !== null && plan.endsOn < lastDay ? plan.endsOn : lastDay
  return { startsOn, endsOn, days: daysBetween(startsOn, endsOn) + 1, wholeDays: daysBetween(startsOn, next) }
}

/** Returns the amount in öre for a month. A shortened month costs the share of its days. */
export function monthAmount(monthlyPrice: Ore, { days, wholeDays }: Pick<BillingMonth, 'days' | 'wholeDays'>): Ore {
  return days === wholeDays ? monthlyPrice : fraction(monthlyPrice, days, wholeDays)
}

/**
 * Returns the billing after a cancellation is taken back. Months continue if the charged one still runs, and restart
 * today after a gap, so that no day is charged twice and none without a subscription.
 */
export function resumedPlan(plan: BillingPlan, today: PlainDate): BillingPlan {
  const next = monthStart(plan.anchorOn, plan.billedMonths)
  return next >= today ? { ...plan, endsOn: null } : { anchorOn: today, billedMonths: 0, endsOn: null }
}
