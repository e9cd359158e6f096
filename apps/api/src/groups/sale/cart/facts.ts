import { type Family, isBuyable, isSubscriptionPublished, stockState } from '@klarsikt/core/catalogue'
import { type Ore, type VatRate, wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { type SkuFacts, skuStatus, unitPriceAt } from '../../catalogue/index.js'
import { selectFacts } from './queries.js'

/** A sku's data in the database now. Prices are never taken from the catalogue in memory. */
export type SkuFact = {
  readonly skuId: string
  readonly articleId: number
  /** Null for a lens, which has the family of its frame. */
  readonly family: Family | null
  readonly vatRate: VatRate
  readonly amount: Ore
  readonly ordinary: Ore
  readonly isCampaign: boolean
  /** The lowest price in the 30 days before the campaign; null when none runs. */
  readonly lowestPrice30: Ore | null
  readonly subscriptionAmount: Ore
  readonly canSubscribe: boolean
  readonly storeBlocked: boolean
  readonly buyable: boolean
  /** Whether it is sold in stores only. Then it cannot be ordered here. */
  readonly inStoreOnly: boolean
  /** The number of available pieces. Goods that are made to order have no limit. */
  readonly available: number
}

/** Reads price, stock and permissions of skus. Unknown skus are missing from the result. */
export async function readFacts(
  executor: Executor,
  skuIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SkuFact>> {
  if (skuIds.length === 0) return new Map()
  const { rows } = await selectFacts(executor, [...new Set(skuIds)])
  return toFacts(rows, now)
}

export function toFacts(rows: readonly SkuFacts[], now: Date): ReadonlyMap<string, SkuFact> {
  return new Map(rows.map((row) => [row.skuId, toFact(row, now)]))
}

function toFact(row: SkuFacts, now: Date): SkuFact {
  const { unitOrdinary, unitCampaign, campaignStart, campaignEnd } = row
  const price = unitPriceAt(
    {
      unitOrdinary,
      unitCampaign,
      campaignStart: campaignStart === null ? null : new Date(campaignStart),
      campaignEnd: campaignEnd === null ? null : new Date(campaignEnd),
    },
    now,
  )
  const available = row.available ?? Number.MAX_SAFE_INTEGER
  const status = [row.skuStatus, row.unitStatus].map((one) => skuStatus(one, available))
  return {
    skuId: row.skuId,
    articleId: row.articleId,
    family: row.family,
    vatRate: row.vatRate,
    ...price,
    lowestPrice30: price.isCampaign && row.lowest30 !== null ? wholeOre(row.lowest30) : null,
    subscriptionAmount: wholeOre(row.subscriptionAmount),
    canSubscribe: row.allowSubscription && isSubscriptionPublished(row.subscriptionStatus),
    storeBlocked: row.storeBlocked,
    buyable: status.every(isBuyable),
    inStoreOnly: status.some((one) => stockState(one) === 'in-store'),
    available,
  }
}
