import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import { and, eq, gt } from 'drizzle-orm'
import { inMarket, isAnyOf } from '../../database/conditions.js'
import type { MarketKey } from '../tenant/market-key.js'
import { market } from '../tenant/tables.js'
import type { StoredProduct } from './stored.js'
import { product } from './tables.js'

const selectProducts = prepared('discovery-products', (orm, value: Params<MarketKey & { ids: readonly string[] }>) =>
  orm
    .select({ data: product.data })
    .from(market)
    .innerJoin(product, and(inMarket(product, market), eq(product.generation, market.generation)))
    .where(and(inMarket(market, value), isAnyOf(product.productId, value.ids))),
)

/** Rows of the present generation. */
export async function readProducts(
  executor: Executor,
  { tenant, market }: MarketKey,
  ids: readonly string[],
): Promise<readonly StoredProduct[]> {
  const rows = await selectProducts(executor, { tenant, market, ids })
  return rows.map(({ data }) => data)
}

/** Rows of one page. Decoding them blocks other requests, so there are few. */
const PAGE_ROWS = 200

const selectPage = prepared(
  'discovery-products-page',
  (orm, value: Params<MarketKey & { generation: number; after: string }>) =>
    orm
      .select({ productId: product.productId, data: product.data })
      .from(product)
      .where(
        and(inMarket(product, value), eq(product.generation, value.generation), gt(product.productId, value.after)),
      )
      .orderBy(product.productId)
      .limit(PAGE_ROWS),
)

/** Every product of the present generation as of one moment. Run it inside a repeatable-read transaction. */
export async function* readAllProducts(
  tx: Executor,
  marketKey: MarketKey,
): AsyncGenerator<StoredProduct, void, undefined> {
  const { tenant, market: name } = marketKey
  const { generation: present } = market
  const [row] = await tx.orm.select({ present }).from(market).where(inMarket(market, marketKey))
  const generation = row?.present ?? 0
  for (let after = ''; ;) {
    const rows = await selectPage(tx, { tenant, market: name, generation, after })
    for (const { data } of rows) yield data
    if (rows.length < PAGE_ROWS) return
    after = rows.at(-1)?.productId ?? ''
  }
}
