import { isReturnUnderWay } from '@klarsikt/core/return'
import type { Executor } from '@klarsikt/server/database'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { order } from '../order/tables.js'
import { orderReturn, orderReturnLine } from './tables.js'

/**
 * The returns of a customer's orders. They explain the refunds and stay with the order. They contain no personal data.
 */
export const returnData: CustomerData = {
  file: 'returer',
  columns: [orderReturn.orderNumber, orderReturnLine.returnId],
  async read(_deps, tx, { id }) {
    return Promise.all(
      (await returnsOf(tx, id)).map(async (one) => ({
        ...one,
        lines: await tx.orm
          .select()
          .from(orderReturnLine)
          .where(eq(orderReturnLine.returnId, one.id))
          .orderBy(asc(orderReturnLine.position)),
      })),
    )
  },
  erase: async () => undefined,
  /** Whether goods are on the way back, or money has not gone back yet. */
  async isUnderWay(tx, { id }) {
    const returns = await returnsOf(tx, id)
    return returns.some(
      ({ state, confirmedAt, refundedAt }) => isReturnUnderWay(state) || (confirmedAt !== null && refundedAt === null),
    )
  },
}

function returnsOf({ orm }: Executor, customerId: string) {
  return orm
    .select(getTableColumns(orderReturn))
    .from(orderReturn)
    .innerJoin(order, eq(order.number, orderReturn.orderNumber))
    .where(eq(order.customerId, customerId))
    .orderBy(asc(orderReturn.registeredAt))
}
