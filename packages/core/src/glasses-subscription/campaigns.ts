import type { PlainDate } from '../calendar/plain-date.js'

/** An offer for who takes a subscription while it lasts. */
export type SubscriptionCampaign = {
  readonly id: string
  readonly from: PlainDate
  /** The last day. */
  readonly until: PlainDate
  /** The first months that cost nothing. */
  readonly freeMonths: number
}

/** Offers past and present, of which at most one runs on a day. */
export const SUBSCRIPTION_CAMPAIGNS: readonly SubscriptionCampaign[] = [
  { id: 'autumn-2026', from: '2026-09-01', until: '2026-12-31', freeMonths: 1 },
  { id: 'spring-2027', from: '2027-02-01', until: '2027-04-30', freeMonths: 2 },
]

/** The offer of a day; null without one. */
export function campaignOn(day: PlainDate): SubscriptionCampaign | null {
  return SUBSCRIPTION_CAMPAIGNS.find(({ from, until }) => from <= day && day <= until) ?? null
}
