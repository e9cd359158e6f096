import {
  type Family,
  isBuyable,
  isSubscriptionPublished,
  type PublicationStatus,
  stockState,
} from '@klarsikt/core/catalogue'
import { type Ore, type VatRate, wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { skuStatus, unitPriceAt } from '../catalogue/price.js'

/** What the database says about a sku at this moment. The catalogue in memory is never asked what something costs. */
export type SkuFact = {
  readonly skuId: string
  readonly articleId: number
  /** Null for a lens, which belongs to the family of its frame. */
  readonly family: Family | null
  readonly vatRate: VatRate
  readonly amount: Ore
  readonly ordinary: Ore
  readonly isCampaign: boolean
  /** Lowest price of the 30 days before the campaign; null while none runs. */
  readonly lowestPrice30: Ore | null
  readonly subscriptionAmount: Ore
  readonly canSubscribe: boolean
  readonly storeBlocked: boolean
  readonly buyable: boolean
  /** Sold in the shops alone; nobody waits for pieces of it here. */
  readonly inStoreOnly: boolean
  /** Pieces that can be had; no bound for what is made to order. */
  readonly available: number
}

/** What the database answers; instants are milliseconds, so that a row in JSON and one in columns are alike. */
export type FactRow = {
  sku_id: string
  article_id: number
  family: Family | null
  vat_rate: VatRate
  sku_status: PublicationStatus
  unit_status: PublicationStatus
  unit_ordinary: number
  unit_campaign: number | null
  campaign_start: number | null
  campaign_end: number | null
  lowest_30: number | null
  subscription_status: PublicationStatus
  subscription_amount: number
  allow_subscription: boolean
  store_blocked: boolean
  available: number | null
}

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

/** Selects the facts of the skus that an expression lists, for statements that read them beside something else. */
export const factsOf = (skuIds: string): string => `
  select s.id as sku_id, a.id as article_id, a.family, a.vat_rate, s.status as sku_status, p.unit_status, p.unit_ordinary, p.unit_campaign,
         ${milliseconds('p.campaign_start')} as campaign_start, ${milliseconds('p.campaign_end')} as campaign_end, p.lowest_30,
         p.subscription_status, p.subscription_amount, a.allow_subscription, a.store_blocked,
         coalesce(k.on_hand - k.reserved, 0) as available
  from sku s join article a on a.id = s.article_id join article_price p on p.article_id = a.id left join stock k on k.sku_id = s.id
  where s.id = any(${skuIds})
  union all
  select o.sku_id, o.article_id, null, (g.data->>'vatRate')::smallint, 20, 20, o.price, null, null, null, null, 0, 0, false, false, null
  from lens_option o join lens_group g on g.article_id = o.article_id
  where o.sku_id = any(${skuIds})`

/** Price, stock and permissions of some skus. Unknown ones are missing from the answer. */
export async function readFacts(
  executor: Executor,
  skuIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SkuFact>> {
  if (skuIds.length === 0) return new Map()
  const found = await executor.query<FactRow>({
    name: 'cart-facts',
    text: factsOf('$1'),
    values: [[...new Set(skuIds)]],
  })
  return toFacts(found.rows, now)
}

export function toFacts(rows: readonly FactRow[], now: Date): ReadonlyMap<string, SkuFact> {
  return new Map(rows.map((row) => [row.sku_id, toFact(row, now)]))
}

function toFact(row: FactRow, now: Date): SkuFact {
  const price = unitPriceAt(
    {
      unitOrdinary: row.unit_ordinary,
      unitCampaign: row.unit_campaign,
      campaignStart: row.campaign_start === null ? null : new Date(row.campaign_start),
      campaignEnd: row.campaign_end === null ? null : new Date(row.campaign_end),
    },
    now,
  )
  const available = row.available ?? Number.MAX_SAFE_INTEGER
  const status = [row.sku_status, row.unit_status].map((one) => skuStatus(one, available))
  return {
    skuId: row.sku_id,
    articleId: row.article_id,
    family: row.family,
    vatRate: row.vat_rate,
    ...price,
    lowestPrice30: price.isCampaign && row.lowest_30 !== null ? wholeOre(row.lowest_30) : null,
    subscriptionAmount: wholeOre(row.subscription_amount),
    canSubscribe: row.allow_subscription && isSubscriptionPublished(row.subscription_status),
    storeBlocked: row.store_blocked,
    buyable: status.every(isBuyable),
    inStoreOnly: status.some((one) => stockState(one) === 'in-store'),
    available,
  }
}
