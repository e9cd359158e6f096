import { err, ok, type Result } from '../lib/result.js'
import type { Ore } from '../money/ore.js'

/** A price as it applied from an instant (ISO text) until the next entry. */
export type PriceChange = { readonly from: string; readonly amount: Ore }

/** How far back the lowest earlier price is looked for, days (prisinformationslagen 7 a §). */
export const PRICE_HISTORY_DAYS = 30

const DAY_MS = 86_400_000

/**
 * The lowest price that applied in the 30 days before the reduction, or null when none is known. The price that
 * already applied when the 30 days began counts too. With several reductions in a row, `reducedFrom` is the first of them.
 */
export function lowestPrice30Days(history: readonly PriceChange[], reducedFrom: string): Ore | null {
  const end = Date.parse(reducedFrom)
  const start = end - PRICE_HISTORY_DAYS * DAY_MS
  const earlier = history
    .map((change) => ({ at: Date.parse(change.from), amount: change.amount }))
    .filter((change) => change.at < end)
    .sort((a, b) => a.at - b.at)
  const applied = earlier.filter((change, index) => {
    const until = earlier[index + 1]?.at ?? end
    return until > start && until > change.at
  })
  return applied.length === 0
    ? null
    : applied.reduce((low, { amount }) => (amount < low ? amount : low), applied[0]!.amount)
}

/** What is known of a price that is shown to everybody. */
export type ShownReductions = {
  readonly isCampaign: boolean
  /** Lowest price of the 30 days before the campaign. */
  readonly lowest30: Ore | null
  /** The price with a code that is shown to everybody, and the lowest of the 30 days before the code could be used. */
  readonly coupon: Ore | null
  readonly couponLowest30: Ore | null
}

/**
 * A price by a code that everybody is shown is an announced reduction like a campaign: it is shown with the lowest price of the 30
 * days before it, or not at all. While a campaign runs its own lowest price stands beside both.
 */
export function shownReductions({ isCampaign, lowest30, coupon, couponLowest30 }: ShownReductions): {
  readonly coupon: Ore | null
  readonly lowestPrice30: Ore | null
} {
  const lowest = isCampaign ? lowest30 : couponLowest30
  const isLower = coupon !== null && lowest !== null && coupon < lowest
  return { coupon: isLower ? coupon : null, lowestPrice30: isCampaign || isLower ? lowest : null }
}

/** What may be said about a reduction. */
export type Campaign = {
  readonly amount: Ore
  readonly lowestPrice30: Ore
  /** Whole percent below the lowest earlier price, rounded down so that it never promises too much. */
  readonly percent: number
}

/** A reduction can be announced only against a known earlier price, and only when it is one. */
export function announceCampaign(
  history: readonly PriceChange[],
  campaign: { readonly from: string; readonly amount: Ore },
): Result<Campaign, 'campaign.no-price-history' | 'campaign.not-a-reduction'> {
  const lowest = lowestPrice30Days(history, campaign.from)
  if (lowest === null) return err('campaign.no-price-history')
  if (campaign.amount >= lowest) return err('campaign.not-a-reduction')
  return ok({ amount: campaign.amount, lowestPrice30: lowest, percent: reductionPercent(lowest, campaign.amount) })
}

/** Whole percent that an amount is below an earlier one, rounded down. */
export function reductionPercent(earlier: Ore, amount: Ore): number {
  return earlier <= 0 ? 0 : Math.max(0, Math.floor(((earlier - amount) * 100) / earlier))
}
