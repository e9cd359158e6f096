import { stockholmDate } from '@klarsikt/core/calendar'
import { awaitsDay, orderStates } from '@klarsikt/core/order'
import { and, eq } from 'drizzle-orm'
import type { Dispatch, Warehouse } from '../../providers/warehouse/port.js'
import { stateIn } from '../../state-sql.js'
import { awaitsPrescription } from './awaits-prescription.js'
import { moveOrderIn, type OrderDeps } from './move.js'
import { noteGround } from './note-ground.js'
import { isOpenLine } from './order-money.js'
import { selectWaiting } from './queries.js'
import { cardPositions } from './sold-cards.js'
import { order, orderLine } from './tables.js'

/**
 * Asks the warehouse what has left, and sends those orders. Nothing is locked while it is asked; an order that was sent or
 * cancelled meanwhile is left as it is, and what a crash left undone is found in the next round.
 */
export async function followWarehouse(deps: OrderDeps, warehouse: Warehouse): Promise<number> {
  const waiting = await selectWaiting(deps.database)
  const left = await warehouse.dispatched(waiting.rows)
  for (const dispatch of left) await send(deps, dispatch)
  return left.length
}

async function send(deps: OrderDeps, { orderNumber, tracking }: Dispatch): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const waits = stateIn(order.state, orderStates.from('pause'))
    const [waiting] = await tx.orm
      .select()
      .from(order)
      .where(and(eq(order.number, orderNumber), waits))
      .for('update')
    // What a warehouse has reported too early is reported again on its day.
    if (!waiting || awaitsDay(waiting, stockholmDate(deps.clock.now()))) return
    const lines = await tx.orm.select().from(orderLine).where(eq(orderLine.orderNumber, orderNumber))
    const cards = await cardPositions(tx, orderNumber)
    const goods = lines.filter(({ position }) => !cards.includes(position))
    if (isOfStaff(waiting, goods) || lines.some(awaitsPrescription)) return
    // Nothing leaves that is not ground: what the warehouse has packed it has ground.
    if (isToGrind(waiting, lines)) await noteGround(tx, orderNumber, deps.clock.now())
    await moveOrderIn(deps, tx, orderNumber, orderStates.to('control'))
    await moveOrderIn(deps, tx, orderNumber, orderStates.to('send'), tracking)
  })
}

type Row = typeof order.$inferSelect
type Line = typeof orderLine.$inferSelect

const isToGrind = ({ groundAt }: Row, lines: readonly Line[]): boolean =>
  groundAt === null && lines.some((line) => line.madeToOrder && isOpenLine(line))

/** What staff have controlled waits until they have noted that it is ground, and what they have sent in part they send on. */
function isOfStaff(row: Row, lines: readonly Line[]): boolean {
  const isControlled = orderStates.can(row.state, 'send')
  return lines.some(({ partSentAt }) => partSentAt !== null) || (isControlled && isToGrind(row, lines))
}
