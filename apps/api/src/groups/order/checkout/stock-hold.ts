import type { Executor } from '@klarsikt/server/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Pieces } from '../../catalogue/index.js'
import { submissionRow } from '../../money/index.js'
import { stockHold } from './tables.js'

const { submissionId, skuId, quantity, state, storeId } = stockHold

/** The held pieces of a submission, and the store that holds them; null for the warehouse. */
export type Held = { readonly pieces: readonly Pieces[]; readonly storeId: number | null }

/** Records the pieces that are held for a submission. */
export async function noteStockHold({ orm }: Executor, id: string, held: Held): Promise<void> {
  if (held.pieces.length === 0) return
  const rows = held.pieces.map((one) => ({ ...one, storeId: held.storeId, submissionId: id, state: 'held' as const }))
  await orm.insert(stockHold).values(rows)
}

/** Marks the pieces of a submission as sold or released, once, and returns them. */
export async function closeStockHold({ orm }: Executor, id: string, to: 'sold' | 'released'): Promise<Held> {
  const closed = await orm
    .update(stockHold)
    .set({ state: to })
    .where(and(eq(submissionId, id), eq(state, 'held')))
    .returning({ skuId, quantity, storeId })
  const pieces = closed.sort((a, b) => (a.skuId < b.skuId ? -1 : 1))
  return { pieces, storeId: closed[0]?.storeId ?? null }
}

/** The pieces in the warehouse that an open submission of this cart holds, by sku. */
export async function heldForCart({ orm }: Executor, cartId: string): Promise<ReadonlyMap<string, number>> {
  const held = await orm
    .select({ skuId, quantity })
    .from(stockHold)
    .innerJoin(submissionRow, eq(submissionRow.id, submissionId))
    .where(
      and(
        eq(submissionRow.subjectType, 'checkout'),
        eq(submissionRow.subjectId, cartId),
        eq(state, 'held'),
        isNull(storeId),
      ),
    )
  return new Map(held.map((row) => [row.skuId, row.quantity]))
}
