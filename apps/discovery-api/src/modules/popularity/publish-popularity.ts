import type { Database } from '@klarsikt/server/database'
import { inMarket } from '../../database/conditions.js'
import { noteChange } from '../tenant/changes.js'
import type { MarketKey } from '../tenant/market-key.js'
import { POPULARITY_HALF_LIFE } from './collect-popularity.js'
import { presently } from './decay.js'
import { selectHighestPopularity, updateBonuses } from './queries.js'
import { popularity } from './tables.js'

/** Number of views from which events weigh as much as the merchant's own popularity. */
const HALF_TRUST_VIEWS = 500
/** Least share of the merchant's own popularity, however many events there are. */
const MIN_MERCHANT_SHARE = 0.2
/** Highest popularity where the merchant gives none. */
const DEFAULT_HIGHEST_POPULARITY = 1_000
/** A bonus is published when it has changed by this share of the highest bonus. */
const MIN_PUBLISHED_CHANGE = 0.03

/** What events add to a popularity, in the merchant's unit: 0 with few events, at most four times the merchant's highest one. */
export function bonusOf(worth: number, most: number, total: number, merchantsHighest: number): number {
  if (most <= 0) return 0
  const trust = Math.min(total / (total + HALF_TRUST_VIEWS), 1 - MIN_MERCHANT_SHARE)
  return (trust / (1 - trust)) * (worth / most) * (merchantsHighest > 0 ? merchantsHighest : DEFAULT_HIGHEST_POPULARITY)
}

/** Computes the bonuses of a market, notifies the replicas of products whose bonus changed, and returns their ids. */
export async function publishPopularity(
  database: Database,
  marketKey: MarketKey,
  now: Date,
): Promise<readonly string[]> {
  return database.transaction(async (tx) => {
    const { tenant, market } = marketKey
    const { productId, sum, bonus } = popularity
    const rows = await tx.orm
      .select({ productId, sum, bonus })
      .from(popularity)
      .where(inMarket(popularity, marketKey))
      .orderBy(productId)
      .for('update')
    const worths = rows.map(({ sum }) => presently(sum, now, POPULARITY_HALF_LIFE))
    const most = worths.reduce((left, right) => Math.max(left, right), 0)
    const total = worths.reduce((left, right) => left + right, 0)
    const { rows: named } = await selectHighestPopularity(tx, tenant, market)
    const bonuses = worths.map((worth) => bonusOf(worth, most, total, named[0]?.highest ?? 0))
    const top = bonuses.reduce((left, right) => Math.max(left, right), 0)
    const moved = rows.flatMap(({ productId: id, bonus }, index) => {
      const fresh = bonuses[index] ?? 0
      return Math.abs(fresh - bonus) > MIN_PUBLISHED_CHANGE * Math.max(top, bonus) ? [{ id, bonus: fresh }] : []
    })
    if (moved.length === 0) return []
    const ids = moved.map(({ id }) => id)
    await updateBonuses(
      tx,
      tenant,
      market,
      ids,
      moved.map(({ bonus }) => bonus),
    )
    await noteChange(tx, marketKey, 'product', ids)
    return ids
  })
}
