import type { QueueRows } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import { orderReturn, orderReturnLine } from './tables.js'

export type ReturnRow = typeof orderReturn.$inferSelect & {
  readonly lines: readonly (typeof orderReturnLine.$inferSelect)[]
}

/** Enough for all returns of an order. */
const ALL_OF_AN_ORDER: QueueRows = { limit: 100, offset: 0 }

/** Finds returns with their lines, the oldest first. */
export async function findReturns(
  { orm }: Executor,
  where: SQL | undefined,
  { limit, offset }: QueueRows = ALL_OF_AN_ORDER,
): Promise<ReturnRow[]> {
  const rows = await orm
    .select()
    .from(orderReturn)
    .where(where)
    .orderBy(asc(orderReturn.registeredAt), asc(orderReturn.id))
    .limit(limit)
    .offset(offset)
  if (rows.length === 0) return []
  const lines = await orm
    .select()
    .from(orderReturnLine)
    .where(
      inArray(
        orderReturnLine.returnId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderReturnLine.position))
  return rows.map((row) => ({ ...row, lines: lines.filter(({ returnId }) => returnId === row.id) }))
}

export async function findReturn(executor: Executor, id: string): Promise<ReturnRow | null> {
  const [found] = await findReturns(executor, eq(orderReturn.id, id))
  return found ?? null
}
