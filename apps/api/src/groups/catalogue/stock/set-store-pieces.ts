import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { eq, lte } from 'drizzle-orm'
import { sku, storeStock } from '../catalogue/tables.js'
import { store } from '../store/tables.js'

type StorePieces = { readonly storeId: number; readonly skuId: string; readonly quantity: number }

/** Sets the pieces of a sku in a store. Refuses fewer pieces than checkouts have reserved. */
export async function setStorePieces(
  { orm }: Pick<Executor, 'orm'>,
  { storeId, skuId, quantity }: StorePieces,
): Promise<Result<void, 'unknown' | 'reserved'>> {
  const [known] = await orm
    .select({ id: sku.id })
    .from(sku)
    .innerJoin(store, eq(store.id, storeId))
    .where(eq(sku.id, skuId))
  if (!known) return err('unknown')
  const set = await orm
    .insert(storeStock)
    .values({ skuId, storeId, onHand: quantity })
    .onConflictDoUpdate({
      target: [storeStock.skuId, storeStock.storeId],
      set: { onHand: quantity },
      setWhere: lte(storeStock.reserved, quantity),
    })
    .returning({ skuId: storeStock.skuId })
  return set.length > 0 ? ok(undefined) : err('reserved')
}
