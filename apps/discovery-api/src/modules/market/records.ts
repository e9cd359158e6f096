import type { Executor } from '@klarsikt/server/database'
import type { Language } from '../../engine/engine.js'
import type { ProductRecord } from '../../engine/record.js'
import { readBonuses } from '../popularity/publish-popularity.js'
import type { Currency } from './currency.js'
import { readAllProducts, readProducts } from './products.js'
import { toRecord } from './to-record.js'

type Place = {
  readonly tenant: string
  readonly market: string
  readonly language: Language
  readonly currency: Currency
}

/** What the index is given of every product of a market, read portion by portion in the transaction of the caller. */
export async function* allRecords(tx: Executor, place: Place): AsyncGenerator<ProductRecord> {
  const bonuses = await readBonuses(tx, place)
  for await (const stored of readAllProducts(tx, place))
    yield toRecord(stored, place.language, place.currency, bonuses.get(stored.product_id))
}

/** What the index is given of these products; those that are gone are left out. */
export async function recordsOf(
  database: Pick<Executor, 'query'>,
  place: Place,
  ids: readonly string[],
): Promise<Map<string, ProductRecord>> {
  const found = new Map<string, ProductRecord>()
  const bonuses = await readBonuses(database, place, ids)
  for (const stored of await readProducts(database, place, ids))
    found.set(stored.product_id, toRecord(stored, place.language, place.currency, bonuses.get(stored.product_id)))
  return found
}
