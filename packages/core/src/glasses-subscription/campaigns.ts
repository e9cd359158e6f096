import type { PlainDate } from '../calendar/plain-date.js'

/** An offer for customers who start a subscription during the campaign. */
export type SubscriptionCampaign = {
  readonly id: string
  readonly from: PlainDate
  /** Including this day. */
  readonly until: PlainDate
  readonly freeMonths: number
}

/** All campaigns. At most one runs on any day. */
export const SUBSCRIPTION_CAMPAIGNS: readonly SubscriptionCampaign[] = [
  { id: 'autumn-2026', from: '2026-09-01', until: '2026-12-31', freeMonths: 1 },
  { id: 'spring-2027', from: '2027-02-01', until: '2027-04-30', freeMonths: 2 },
]

/** Returns the campaign that runs on a day, or null. */
export function campaignOn(day: PlainDate): SubscriptionCampaign | null {
  return SUBSCRIPTION_CAMPAIGNS.find(({ from, until }) => from <= day && day <= until) ?? null
}
