import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import { submission } from '../payment/tables.js'
import type { Pieces } from '../stock/stock.js'
import { stockHold } from './tables.js'

const { submissionId, skuId, quantity, state } = stockHold

/** Notes the pieces that are set aside for a submission. */
export async function noteStockHold({ orm }: Executor, id: string, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length > 0)
    await orm.insert(stockHold).values(pieces.map((one) => ({ ...one, submissionId: id, state: 'held' as const })))
}

/** Records what a submission holds as sold or released, once, and returns what it was. */
export async function closeStockHold({ orm }: Executor, id: string, to: 'sold' | 'released'): Promise<Pieces[]> {
  const closed = await orm
    .update(stockHold)
    .set({ state: to })
    .where(and(eq(submissionId, id), eq(state, 'held')))
    .returning({ skuId, quantity })
  return closed.sort((a, b) => (a.skuId < b.skuId ? -1 : 1))
}

/** Pieces that an open submission of this cart holds, by sku. */
export async function heldForCart({ orm }: Executor, cartId: string): Promise<ReadonlyMap<string, number>> {
  const held = await orm
    .select({ skuId, quantity })
    .from(stockHold)
    .innerJoin(submission, eq(submission.id, submissionId))
    .where(and(eq(submission.subjectType, 'checkout'), eq(submission.subjectId, cartId), eq(state, 'held')))
  return new Map(held.map((row) => [row.skuId, row.quantity]))
}
