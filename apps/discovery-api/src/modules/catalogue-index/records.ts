import type { Executor } from '@klarsikt/server/database'
import type { ProductRecord } from '../../engine/record.js'
import type { LocalisedMarket } from './localised-market.js'
import { readBonuses } from './popularity-bonuses.js'
import { readAllProducts, readProducts } from './products.js'
import { toRecord } from './to-record.js'

/** The records of every product of a market, read page by page in the caller's transaction. */
export async function* allRecords(tx: Executor, market: LocalisedMarket): AsyncGenerator<ProductRecord> {
  const bonuses = await readBonuses(tx, market)
  for await (const stored of readAllProducts(tx, market))
    yield toRecord(stored, market.language, market.currency, bonuses.get(stored.product_id))
}

/** The records of the given products; missing ones are left out. */
export async function recordsOf(
  database: Executor,
  market: LocalisedMarket,
  ids: readonly string[],
): Promise<Map<string, ProductRecord>> {
  const found = new Map<string, ProductRecord>()
  const bonuses = await readBonuses(database, market, ids)
  for (const stored of await readProducts(database, market, ids))
    found.set(stored.product_id, toRecord(stored, market.language, market.currency, bonuses.get(stored.product_id)))
  return found
}
