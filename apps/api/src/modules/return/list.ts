import type { OrderReturn, OrderReturns } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { returnStates } from '@klarsikt/core/return'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { stateIn } from '../../state-sql.js'
import { describeOptions, describeReturn } from './describe.js'
import { findOrder } from './find-order.js'
import { findReturns } from './find-returns.js'
import { orderReturn } from './tables.js'

/** What can be returned of an order today, and its returns. A customer sees own orders only. */
export async function getOrderReturns(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  number: string,
  customerId: string | null,
): Promise<Result<OrderReturns, 'order.not-found'>> {
  const found = await findOrder(database, number, { customerId })
  if (!found) return err('order.not-found')
  const returns = await findReturns(database, eq(orderReturn.orderNumber, number))
  return ok({
    orderNumber: number,
    isSent: found.lines.some(({ deliveredOn }) => deliveredOn !== null),
    lines: describeOptions(found, stockholmDate(clock.now())),
    returns: returns.map((row) => describeReturn(row, found.lines)),
  })
}

/** Returns that are on their way, for staff. */
export async function getPendingReturns({ database }: Pick<Deps, 'database'>): Promise<OrderReturn[]> {
  const rows = await findReturns(database, stateIn(orderReturn.state, returnStates.from('confirm')))
  const described: OrderReturn[] = []
  for (const row of rows) {
    const found = await findOrder(database, row.orderNumber, { customerId: null })
    if (found) described.push(describeReturn(row, found.lines))
  }
  return described
}
