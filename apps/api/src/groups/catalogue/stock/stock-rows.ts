import { sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { storeStock } from '../catalogue/tables.js'

/** The pieces of each sku that are free in a store, for the queries of other groups. */
export const storeStockRow = new QueryBuilder()
  .select({
    storeId: storeStock.storeId,
    skuId: storeStock.skuId,
    free: sql<number>`${storeStock.onHand} - ${storeStock.reserved}`.as('free'),
  })
  .from(storeStock)
  .as('store_stock_row')
