import type { HandledOrder } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { asc, eq } from 'drizzle-orm'
import { order, orderLine } from '../order/tables.js'
import { readRefundable } from '../payment/refunds.js'

export type DeskOrder = {
  readonly row: typeof order.$inferSelect
  readonly lines: readonly (typeof orderLine.$inferSelect)[]
  /** The same as the rules of core look at it. */
  readonly handled: HandledOrder
}

/** An order with its lines and what may be paid back; null where there is none. */
export async function readDeskOrder(executor: Executor, number: string): Promise<DeskOrder | null> {
  const [row] = await executor.orm.select().from(order).where(eq(order.number, number))
  if (!row) return null
  const lines = await executor.orm
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderNumber, number))
    .orderBy(asc(orderLine.position))
  const tenders = await readRefundable(executor, number)
  const isGround = row.groundAt !== null || lines.every((line) => !line.madeToOrder)
  const refundable = tenders.reduce((sum, { left }) => sum + left, 0)
  return { row, lines, handled: { state: row.state, isGround, lines, refundable } }
}
