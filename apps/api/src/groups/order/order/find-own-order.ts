import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq } from 'drizzle-orm'
import { order, orderLine, pickUp } from './tables.js'

/** An order with its lines and its pick-up. */
export type OwnOrder = {
  readonly row: typeof order.$inferSelect
  readonly lines: readonly (typeof orderLine.$inferSelect)[]
  /** Null when nothing of the order is in a store or on the way to one. */
  readonly pickUp: typeof pickUp.$inferSelect | null
}

/** Finds an order of this customer. Orders of other customers and of guests are not found. */
export async function findOwnOrder({ orm }: Executor, customerId: string, number: string): Promise<OwnOrder | null> {
  const [row] = await orm
    .select()
    .from(order)
    .where(and(eq(order.number, number), eq(order.customerId, customerId)))
  if (!row) return null
  const lines = await orm
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderNumber, number))
    .orderBy(asc(orderLine.position))
  const [stored = null] = await orm.select().from(pickUp).where(eq(pickUp.orderNumber, number))
  return { row, lines, pickUp: stored }
}
