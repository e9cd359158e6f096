import { isBuyable, PublicationStatus } from '@klarsikt/core/catalogue'
import { type Ore, wholeOre } from '@klarsikt/core/money'
import type { articlePrice } from './tables.js'

type PriceRow = typeof articlePrice.$inferSelect

/** The unit price at an instant, in öre. */
export type UnitPrice = { readonly amount: Ore; readonly ordinary: Ore; readonly isCampaign: boolean }

/** Computes the unit price. A campaign applies from its start until just before its end. */
export function unitPriceAt(
  row: Pick<PriceRow, 'unitOrdinary' | 'unitCampaign' | 'campaignStart' | 'campaignEnd'>,
  now: Date,
): UnitPrice {
  const ordinary = wholeOre(row.unitOrdinary)
  const runs =
    row.unitCampaign !== null &&
    row.campaignStart !== null &&
    row.campaignEnd !== null &&
    row.campaignStart <= now &&
    now < row.campaignEnd
  return runs
    ? { amount: wholeOre(row.unitCampaign ?? 0), ordinary, isCampaign: true }
    : { amount: ordinary, ordinary, isCampaign: false }
}

/**
 * The present status of a sku that is sold online: 20 (in stock) with a piece left, otherwise 30. Other statuses stay
 * unchanged.
 */
export function skuStatus(published: PublicationStatus, available: number): PublicationStatus {
  if (published !== PublicationStatus.InStock && published !== PublicationStatus.OutOfStock) return published
  return available > 0 ? PublicationStatus.InStock : PublicationStatus.OutOfStock
}

/** The status of an article, which is in stock when one of its skus is. */
export function articleStatus(published: PublicationStatus, skus: readonly PublicationStatus[]): PublicationStatus {
  if (published !== PublicationStatus.InStock && published !== PublicationStatus.OutOfStock) return published
  return skus.some(isBuyable) ? PublicationStatus.InStock : PublicationStatus.OutOfStock
}
