import type { OrderReturn, OrderReturns, PendingReturns } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { exchangeUntil } from '@klarsikt/core/friends'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { pageOfQueue, type QueueRows } from '@klarsikt/core/order'
import { returnStates } from '@klarsikt/core/return'
import { count, eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { stateIn } from '../../state-sql.js'
import { findMember } from '../friends/members.js'
import { describeOptions, describeReturn } from './describe.js'
import { findOrder, type FoundOrder } from './find-order.js'
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
    exchangeUntil: await exchangeUntilOf({ database, clock }, found),
    returns: returns.map((row) => describeReturn(row, found.lines)),
  })
}

/** Until when frames of it can be exchanged; each counts from its own parcel [LOYAL-003]. */
async function exchangeUntilOf(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { row, lines }: FoundOrder,
): Promise<OrderReturns['exchangeUntil']> {
  const isMember = row.customerId !== null && (await findMember(database, row.customerId)) !== null
  const goods = lines.filter(({ parentLineId }) => parentLineId === null)
  return exchangeUntil(goods, { isMember, today: stockholmDate(clock.now()) })
}

const isPending = stateIn(orderReturn.state, returnStates.from('confirm'))

/** How many returns are on their way. */
export async function countPendingReturns({ database }: Pick<Deps, 'database'>): Promise<number> {
  const [found] = await database.orm.select({ count: count() }).from(orderReturn).where(isPending)
  return found?.count ?? 0
}

/** Some of the returns that are on their way, for staff, the oldest first. */
export async function pendingReturns({ database }: Pick<Deps, 'database'>, rows: QueueRows): Promise<OrderReturn[]> {
  const described: OrderReturn[] = []
  for (const row of await findReturns(database, isPending, rows)) {
    const found = await findOrder(database, row.orderNumber, { customerId: null })
    if (found) described.push(describeReturn(row, found.lines))
  }
  return described
}

/** A page of the returns that are on their way. */
export async function getPendingReturns(deps: Pick<Deps, 'database'>, asked: number): Promise<PendingReturns> {
  const { page, pages, rows } = pageOfQueue(asked, await countPendingReturns(deps))
  return { returns: await pendingReturns(deps, rows), page, pages }
}
