import { eq } from 'drizzle-orm'
import type { OrderDeps } from '../move.js'
import { lockRefundable, refundOrder } from '../refund.js'
import { order } from '../tables.js'

/** Refunds an amount of an order in öre, or everything, under the lock that staff and returns take. */
export const refundInTest = (
  deps: OrderDeps,
  number: string,
  amount: number | 'everything' = 'everything',
  reference = number,
) =>
  deps.database.transaction(async (tx) => {
    await tx.orm.select({ number: order.number }).from(order).where(eq(order.number, number)).for('update')
    return refundOrder(deps, tx, await lockRefundable(tx, number), { amount, reference })
  })
