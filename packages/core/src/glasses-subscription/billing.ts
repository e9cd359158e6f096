import { addDays, addMonths, daysBetween, type PlainDate } from '../calendar/plain-date.js'
import { fraction } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'

/** How months of a subscription follow each other. */
export type BillingPlan = {
  /** Months begin on its day of the month, or on the last day of a month that has no such day. */
  readonly anchorOn: PlainDate
  /** Months since the anchor that are charged for or were free. */
  readonly billedMonths: number
  /** Last day of the subscription; null while nobody has ended it. */
  readonly endsOn: PlainDate | null
}

/** A month to charge for; the last one may be shorter. */
export type BillingMonth = {
  readonly startsOn: PlainDate
  readonly endsOn: PlainDate
  readonly days: number
  /** Days of the whole month, from one day of the anchor to the next. */
  readonly wholeDays: number
}

/** First day of a month by its place after the anchor. */
export function monthStart(anchorOn: PlainDate, index: number): PlainDate {
  return addMonths(anchorOn, index)
}

/** The next month to charge for, once it has begun; null when it has not, or when the subscription ends before it. */
export function dueMonth(plan: BillingPlan, today: PlainDate): BillingMonth | null {
  const startsOn = monthStart(plan.anchorOn, plan.billedMonths)
  if (startsOn > today || (plan.endsOn !== null && plan.endsOn < startsOn)) return null
  const next = monthStart(plan.anchorOn, plan.billedMonths + 1)
  const lastDay = addDays(next, -1)
  const endsOn = plan.endsOn !== null && plan.endsOn < lastDay ? plan.endsOn : lastDay
  return { startsOn, endsOn, days: daysBetween(startsOn, endsOn) + 1, wholeDays: daysBetween(startsOn, next) }
}

/** What a month costs: of a last month that is shorter, the part that is used. */
export function monthAmount(monthlyPrice: Ore, { days, wholeDays }: Pick<BillingMonth, 'days' | 'wholeDays'>): Ore {
  return days === wholeDays ? monthlyPrice : fraction(monthlyPrice, days, wholeDays)
}

/**
 * How months go on after a winback: as before while the month that is charged for still runs, from today where there was a gap.
 * Nothing is charged for twice, and nothing for days without a subscription.
 */
export function resumedPlan(plan: BillingPlan, today: PlainDate): BillingPlan {
  const next = monthStart(plan.anchorOn, plan.billedMonths)
  return next >= today ? { ...plan, endsOn: null } : { anchorOn: today, billedMonths: 0, endsOn: null }
}
