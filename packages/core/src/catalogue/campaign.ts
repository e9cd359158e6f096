import { err, ok, type Result } from '../lib/result.js'
import type { Ore } from '../money/ore.js'

/** A price in öre that applied from an instant (ISO text) until the next entry. */
export type PriceChange = { readonly from: string; readonly amount: Ore }

/** Days before a reduction in which the lowest earlier price is sought (prisinformationslagen 7 a §). */
export const PRICE_HISTORY_DAYS = 30

const DAY_MS = 86_400_000

/**
 * Returns the lowest price in the 30 days before a reduction, with the one that applied when they began; null if
 * unknown. If the price fell in several steps, `reducedFrom` is the first of them.
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

/** The prices of an article that decide which reductions may be shown. */
export type ShownReductions = {
  readonly isCampaign: boolean
  /** Lowest price in the 30 days before the campaign. */
  readonly lowest30: Ore | null
  /** Price with the public discount code, and the lowest price in the 30 days before the code became valid. */
  readonly coupon: Ore | null
  readonly couponLowest30: Ore | null
}

/**
 * Returns the reductions that may be shown. A price with a public code is an announced reduction, so it is shown only
 * if it is below the lowest price of the 30 days before (prisinformationslagen 7 a §). During a campaign, the lowest
 * price before the campaign counts.
 */
export function shownReductions({ isCampaign, lowest30, coupon, couponLowest30 }: ShownReductions): {
  readonly coupon: Ore | null
  readonly lowestPrice30: Ore | null
} {
  const lowest = isCampaign ? lowest30 : couponLowest30
  const isLower = coupon !== null && lowest !== null && coupon < lowest
  return { coupon: isLower ? coupon : null, lowestPrice30: isCampaign || isLower ? lowest : null }
}

/** A campaign as it may be announced. */
export type Campaign = {
  readonly amount: Ore
  readonly lowestPrice30: Ore
  /** Whole percent below the lowest earlier price, rounded down so that the announcement never promises too much. */
  readonly percent: number
}

/** Tells whether a campaign may be announced. It needs a known earlier price and must be below the lowest one. */
export function announceCampaign(
  history: readonly PriceChange[],
  campaign: { readonly from: string; readonly amount: Ore },
): Result<Campaign, 'campaign.no-price-history' | 'campaign.not-a-reduction'> {
  const lowest = lowestPrice30Days(history, campaign.from)
  if (lowest === null) return err('campaign.no-price-history')
  if (campaign.amount >= lowest) return err('campaign.not-a-reduction')
  return ok({ amount: campaign.amount, lowestPrice30: lowest, percent: reductionPercent(lowest, campaign.amount) })
}

/** Returns by how many whole percent an amount is below an earlier one, rounded down; 0 if it is not below. */
export function reductionPercent(earlier: Ore, amount: Ore): number {
  return earlier <= 0 ? 0 : Math.max(0, Math.floor(((earlier - amount) * 100) / earlier))
}
