import type { DemoStoreStock } from '@klarsikt/fixtures/demo'
import type { Database } from '@klarsikt/server/database'
import { sku, storeStock } from '../modules/catalogue/tables.js'
import { store } from '../modules/store/tables.js'
import { insertRows } from './insert-rows.js'

/** Puts goods on the shelves of a demo's stores that have none yet; what the shop does not sell or have is left out. */
export async function seedStoreStock(
  database: Pick<Database, 'transaction'>,
  make: () => readonly DemoStoreStock[],
): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await tx.orm.$count(storeStock)) > 0) return
    const skus = new Set((await tx.orm.select({ id: sku.id }).from(sku)).map(({ id }) => id))
    const stores = new Set((await tx.orm.select({ id: store.id }).from(store)).map(({ id }) => id))
    const known = make().filter(({ skuId, storeId }) => skus.has(skuId) && stores.has(storeId))
    await insertRows(
      tx,
      storeStock,
      known.map((row) => ({ ...row, reserved: 0 })),
    )
  })
}
