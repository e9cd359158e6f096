import type { DemoStoreStock } from '@klarsikt/fixtures/demo'
import type { Database } from '@klarsikt/server/database'
import { sku, storeStock } from '../groups/catalogue/catalogue/tables.js'
import { store } from '../groups/catalogue/store/tables.js'
import { insertRows } from './insert-rows.js'

/** Sets the store stock of the demo, unless any store has stock. Leaves out unknown skus and stores. */
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
