import type { OrderReturn, OrderReturns, PendingReturns } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { exchangeUntil } from '@klarsikt/core/friends'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { pageOfQueue, type QueueRows } from '@klarsikt/core/order'
import { returnStates } from '@klarsikt/core/return'
import type { Executor } from '@klarsikt/server/database'
import { and, count, eq, inArray, type SQL } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { findMember } from '../../person/index.js'
import { isOfStore } from '../order/open-to-staff.js'
import { order } from '../order/tables.js'
import { describeOptions, describeReturn } from './describe.js'
import { findOrder, type FoundOrder } from './find-order.js'
import { findReturns } from './find-returns.js'
import { orderReturn } from './tables.js'

/** Reads what can be returned of an order today, and its returns. A customer sees only their own orders. */
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

/** The last day to exchange frames of the order. The time of each frame counts from its own parcel [LOYAL-003]. */
async function exchangeUntilOf(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { row, lines }: FoundOrder,
): Promise<OrderReturns['exchangeUntil']> {
  const isMember = row.customerId !== null && (await findMember(database, row.customerId)) !== null
  const goods = lines.filter(({ parentLineId }) => parentLineId === null)
  return exchangeUntil(goods, { isMember, today: stockholmDate(clock.now()) })
}

const isPending = stateIn(orderReturn.state, returnStates.from('confirm'))

/** The condition for pending returns, of one store's orders or of all. */
function isPendingOf({ orm }: Executor, storeId: number | null): SQL | undefined {
  if (storeId === null) return isPending
  const numbers = orm.select({ number: order.number }).from(order).where(isOfStore(storeId))
  return and(isPending, inArray(orderReturn.orderNumber, numbers))
}

/** Counts the pending returns of one store or of all. */
export async function countPendingReturns(
  { database }: Pick<Deps, 'database'>,
  storeId: number | null,
): Promise<number> {
  const [found] = await database.orm.select({ count: count() }).from(orderReturn).where(isPendingOf(database, storeId))
  return found?.count ?? 0
}

/** Some of the pending returns for staff, the oldest first. */
export async function pendingReturns(
  { database }: Pick<Deps, 'database'>,
  storeId: number | null,
  rows: QueueRows,
): Promise<OrderReturn[]> {
  const described: OrderReturn[] = []
  for (const row of await findReturns(database, isPendingOf(database, storeId) ?? isPending, rows)) {
    const found = await findOrder(database, row.orderNumber, { customerId: null })
    if (found) described.push(describeReturn(row, found.lines))
  }
  return described
}

export async function getPendingReturns(
  deps: Pick<Deps, 'database'>,
  storeId: number | null,
  asked: number,
): Promise<PendingReturns> {
  const { page, pages, rows } = pageOfQueue(asked, await countPendingReturns(deps, storeId))
  return { returns: await pendingReturns(deps, storeId, rows), page, pages }
}
