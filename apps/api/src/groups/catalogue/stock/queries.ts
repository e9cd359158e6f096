import { statement } from '@klarsikt/server/database'
import type { stock } from '../catalogue/tables.js'

type Pieces = [skuIds: readonly string[], quantities: readonly number[]]

const NEEDED = 'needed as (select * from unnest($1::text[], $2::int[]) as piece (sku_id, quantity))'
/** Locks rows in one order, so that two carts with the same goods cannot deadlock. */
const LOCKED =
  'locked as (select stock.sku_id from stock join needed using (sku_id) order by stock.sku_id for update of stock)'

/** Holds pieces of each sku that has enough, and returns the skus that do not. */
export const reservePieces = statement<Pieces, Pick<typeof stock.$inferSelect, 'skuId'>>(
  'stock-hold',
  `with ${NEEDED}, ${LOCKED}, held as (
     update stock set reserved = reserved + needed.quantity from needed join locked using (sku_id)
     where stock.sku_id = needed.sku_id and on_hand - reserved >= needed.quantity returning stock.sku_id
   )
   select sku_id as "skuId" from needed
   where sku_id not in (select sku_id from held)
     -- Lenses ground to a prescription are made, not stocked.
     and sku_id not in (select sku_id from lens_option)`,
)

const change = (name: string, set: string) =>
  statement<Pieces>(
    name,
    `with ${NEEDED}, ${LOCKED} update stock set ${set} from needed join locked using (sku_id) where stock.sku_id = needed.sku_id`,
  )

/** Gives held pieces back. */
export const releaseStock = change('stock-release', 'reserved = reserved - needed.quantity')

/** Sells held pieces. */
export const sellStock = change(
  'stock-sell',
  'on_hand = on_hand - needed.quantity, reserved = reserved - needed.quantity',
)

/** Puts sold pieces back. */
export const restock = change('stock-restock', 'on_hand = on_hand + needed.quantity')

type StorePieces = [...Pieces, storeId: number]

const LOCKED_IN_STORE = `locked as (
     select sku_id, on_hand, reserved from store_stock where store_id = $3 and sku_id in (select sku_id from needed)
     order by sku_id for update
   )`

/** Holds pieces in a store if it has all of them, otherwise none. Returns a row for each held sku. */
export const reserveStorePieces = statement<StorePieces, Pick<typeof stock.$inferSelect, 'skuId'>>(
  'store-stock-hold',
  `with ${NEEDED}, ${LOCKED_IN_STORE}, short as (
     select 1 from needed left join locked using (sku_id)
     where coalesce(locked.on_hand - locked.reserved, 0) < needed.quantity
   )
   update store_stock set reserved = store_stock.reserved + needed.quantity from needed
   where store_stock.store_id = $3 and store_stock.sku_id = needed.sku_id and not exists (select 1 from short)
   returning store_stock.sku_id as "skuId"`,
)

const changeInStore = (name: string, set: string) =>
  statement<StorePieces>(
    name,
    `with ${NEEDED}, ${LOCKED_IN_STORE} update store_stock set ${set} from needed join locked using (sku_id)
     where store_stock.store_id = $3 and store_stock.sku_id = needed.sku_id`,
  )

/** Gives held pieces back to their store. */
export const releaseStoreStock = changeInStore(
  'store-stock-release',
  'reserved = store_stock.reserved - needed.quantity',
)

/** Sells held pieces of a store. */
export const sellStoreStock = changeInStore(
  'store-stock-sell',
  'on_hand = store_stock.on_hand - needed.quantity, reserved = store_stock.reserved - needed.quantity',
)

/** Puts sold pieces back in their store. */
export const restockStore = changeInStore('store-stock-restock', 'on_hand = store_stock.on_hand + needed.quantity')
