import { stockholmDate } from '@klarsikt/core/calendar'
import { awaitsDay, type HandledOrder, heldOnCards, pickUpStep } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { readRefundableTenders } from '../../money/index.js'
import { awaitsPrescription } from '../order/awaits-prescription.js'
import { isOpenLine, readOrderMoney } from '../order/order-money.js'
import { order, type orderLine, pickUp } from '../order/tables.js'
import { readRefundedByHand } from './refunded-by-hand.js'

export type DeskOrder = {
  readonly row: typeof order.$inferSelect
  readonly lines: readonly (typeof orderLine.$inferSelect)[]
  /** Null when nothing of the order is in a store or on the way to one. */
  readonly laidOut: typeof pickUp.$inferSelect | null
  /** The order in the form of core's rules. */
  readonly handled: HandledOrder
}

/** Reads an order with its lines and what can be refunded; null when there is none. */
export async function readDeskOrder(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  number: string,
  executor: Executor = database,
): Promise<DeskOrder | null> {
  if ((await executor.orm.$count(order, eq(order.number, number))) === 0) return null
  const { row, lines, open } = await readOrderMoney(executor, number)
  const tenders = await readRefundableTenders(executor, number, heldOnCards(open))
  const isGround = row.groundAt !== null || lines.every((line) => !isOpenLine(line) || !line.madeToOrder)
  const refundable = tenders.reduce((sum, { left }) => sum + left, 0)
  const [laidOut = null] = await executor.orm.select().from(pickUp).where(eq(pickUp.orderNumber, number))
  const today = stockholmDate(clock.now())
  const step = pickUpStep(laidOut, row.stockStoreId !== null, today)
  const refundedByHand = await readRefundedByHand(executor, number)
  const handled = { state: row.state, isGround, lines, refundable, refundedByHand, pickUp: step }
  const waits = { awaitsPrescription: lines.some(awaitsPrescription), awaitsDay: awaitsDay(row, today) }
  return { row, lines, laidOut, handled: { ...handled, ...waits } }
}
