import type { Database, Executor } from '@klarsikt/server/database'
import { and, eq, sql } from 'drizzle-orm'
import { inMarket, isAnyOf } from '../../database/conditions.js'
import { presently } from '../popularity/decay.js'
import type { MarketKey } from '../tenant/market-key.js'
import type { Relation } from './baskets.js'
import { MEETING_HALF_LIFE } from './learn-baskets.js'
import { neighboursOf } from './neighbours.js'
import { saveNeighbours } from './queries.js'
import { basketPair, basketProduct, basketTotal } from './tables.js'

const PRODUCTS_PER_TRANSACTION = 100

/**
 * Computes the neighbours of products that came into baskets since the last call, slice by slice, and returns their
 * number.
 */
export async function renewNeighbours(database: Database, marketKey: MarketKey, now: Date): Promise<number> {
  for (let renewed = 0; ;) {
    const products = await database.transaction((tx) => renewSlice(tx, marketKey, now))
    renewed += products
    if (products < PRODUCTS_PER_TRANSACTION) return renewed
  }
}

type Stale = Pick<typeof basketProduct.$inferSelect, 'relation' | 'productId' | 'sum'>

async function renewSlice(tx: Executor, marketKey: MarketKey, now: Date): Promise<number> {
  const { relation, productId, sum } = basketProduct
  const stale = await tx.orm
    .select({ relation, productId, sum })
    .from(basketProduct)
    // A literal expression, because Postgres does not use the partial index for a parameter.
    .where(and(inMarket(basketProduct, marketKey), sql`${basketProduct.stale}`))
    .orderBy(relation, productId)
    .limit(PRODUCTS_PER_TRANSACTION)
    .for('update')
  const rows = []
  for (const [kind, own] of Map.groupBy(stale, (one) => one.relation)) {
    const ids = own.map((one) => one.productId)
    rows.push(...(await neighboursOfAll(tx, marketKey, kind, own, now)))
    await tx.orm
      .update(basketProduct)
      .set({ stale: false })
      .where(and(inMarket(basketProduct, marketKey), eq(relation, kind), isAnyOf(productId, ids)))
  }
  if (rows.length === 0) return 0
  await saveNeighbours(tx, marketKey.tenant, marketKey.market, JSON.stringify(rows))
  return rows.length
}

async function neighboursOfAll(
  tx: Executor,
  marketKey: MarketKey,
  relation: Relation,
  own: readonly Stale[],
  now: Date,
) {
  const { orm } = tx
  const readOf = (table: typeof basketPair | typeof basketProduct, ids: readonly string[]) =>
    and(inMarket(table, marketKey), eq(table.relation, relation), isAnyOf(table.productId, ids))
  const present = (sum: number) => presently(sum, now, MEETING_HALF_LIFE)
  const totals = await orm
    .select({ sum: basketTotal.sum })
    .from(basketTotal)
    .where(and(inMarket(basketTotal, marketKey), eq(basketTotal.relation, relation)))
  const total = present(totals[0]?.sum ?? 0)
  // Two reads by key instead of a join: just after a shop's first events, the planner has no statistics of these
  // tables.
  const pairs = await orm
    .select({ productId: basketPair.productId, otherId: basketPair.otherId, sum: basketPair.sum })
    .from(basketPair)
    .where(
      readOf(
        basketPair,
        own.map(({ productId }) => productId),
      ),
    )
  const counts = await orm
    .select({ productId: basketProduct.productId, sum: basketProduct.sum })
    .from(basketProduct)
    .where(readOf(basketProduct, [...new Set(pairs.map(({ otherId }) => otherId))]))
  const countOf = new Map(counts.map(({ productId, sum }) => [productId, present(sum)]))
  const pairsOf = Map.groupBy(pairs, ({ productId }) => productId)
  return own.map(({ productId, sum }) => {
    const others = (pairsOf.get(productId) ?? []).map((pair) => ({
      id: pair.otherId,
      count: countOf.get(pair.otherId) ?? 0,
      together: present(pair.sum),
    }))
    return { productId, relation, sum, neighbours: neighboursOf({ total, own: present(sum), others }) }
  })
}
