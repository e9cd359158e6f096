import type { Store } from '@klarsikt/contract/shop/types'
import { isHeldInStores } from '@klarsikt/core/catalogue'
import { type StockLevel, stockLevel } from '@klarsikt/core/stores'
import { inArray, sql } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { findStores, storeStockRow } from '../../catalogue/index.js'

/** The maximum number of stores in the answer. */
const SHOWN_STORES = 20

type Place = { readonly q?: string | undefined; readonly lat?: number | undefined; readonly lng?: number | undefined }
type StoreWithStock = Store & { readonly level: StockLevel }
type StoresWithStock = { count: number; stores: StoreWithStock[]; near: string | null }

/** The stores that have an article in any of its sizes; null for an article that is not sold. */
export async function storesWithStock(
  { database, catalogue: { state } }: Pick<Deps, 'database' | 'catalogue'>,
  articleId: number,
  place: Place,
): Promise<StoresWithStock | null> {
  const view = state.articles.get(articleId)
  if (!view) return null
  const skuIds = view.article.skus.map(({ id }) => id)
  if (!isHeldInStores(view.row.family) || skuIds.length === 0) return { count: 0, stores: [], near: null }
  const free = sql<number>`sum(${storeStockRow.free})::int`
  const rows = await database.orm
    .select({ storeId: storeStockRow.storeId, free })
    .from(storeStockRow)
    .where(inArray(storeStockRow.skuId, skuIds))
    .groupBy(storeStockRow.storeId)
  const levels = new Map(rows.map((row) => [row.storeId, stockLevel(row.free)]))
  const { data, near } = findStores(state.content.stores, { ...place, isWhole: true })
  // When the words name no place, all stores are shown by name, and `near` says so.
  const ordered = data.length > 0 ? data : findStores(state.content.stores, {}).data
  const stores = ordered.flatMap((store) => {
    const level = levels.get(store.id) ?? null
    return level === null ? [] : [{ ...store, level }]
  })
  return { count: stores.length, stores: stores.slice(0, SHOWN_STORES), near }
}
