import { keptLines, keptSums, orderStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { type Tender, sumRefunds } from '../../money/index.js'
import type { order, orderLine } from './tables.js'

/** An order with its lines and tenders. */
export type PaidOrder = {
  readonly row: typeof order.$inferSelect
  readonly lines: readonly (typeof orderLine.$inferSelect)[]
  readonly tenders: readonly Tender[]
}

/**
 * Leaves the cancelled lines out of orders: the lines, the sums, and what each means pays for the rest, in öre. An
 * order that is cancelled as a whole stays as it was agreed.
 */
export async function keptOrders(executor: Executor, orders: readonly PaidOrder[]): Promise<PaidOrder[]> {
  const onCards = await givenBackToCards(executor, orders)
  return orders.map(({ row, lines, tenders }) => {
    const isWhole = row.state === orderStates.to('cancel')
    const kept = tenders.map((one) => {
      const back = onCards.get(one.id) ?? 0
      return { ...one, amount: one.amount - one.released - back, refunded: one.refunded - back }
    })
    return {
      row: { ...row, ...keptSums(row, lines) },
      lines: keptLines(row.state, lines),
      tenders: isWhole ? tenders : kept.filter(({ amount }) => amount > 0),
    }
  })
}

/** Like `keptOrders`, for one order. */
export async function keptOrder(executor: Executor, one: PaidOrder): Promise<PaidOrder> {
  const [kept] = await keptOrders(executor, [one])
  return kept ?? one
}

/** The sums that went back to gift cards for cancelled lines, by tender. */
function givenBackToCards(executor: Executor, orders: readonly PaidOrder[]): Promise<ReadonlyMap<string, number>> {
  const ids = orders.flatMap(({ tenders }) => tenders.map(({ id }) => id))
  return sumRefunds(executor, ids, 'cancel-lines:')
}
