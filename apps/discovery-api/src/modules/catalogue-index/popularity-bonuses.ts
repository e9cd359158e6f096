import type { Database } from '@klarsikt/server/database'
import type { MarketKey } from '../tenant/market-key.js'
import { selectBonuses } from './queries.js'

/** What events add to the popularity of products: of a whole market (null), or of the given ids. */
export async function readBonuses(
  database: Pick<Database, 'query'>,
  { tenant, market }: MarketKey,
  ids: readonly string[] | null = null,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await selectBonuses(database, tenant, market, ids)
  return new Map(rows.map(({ productId, bonus }) => [productId, bonus]))
}
