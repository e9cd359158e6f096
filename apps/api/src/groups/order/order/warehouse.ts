import { stockholmDate } from '@klarsikt/core/calendar'
import { awaitsDay, orderStates } from '@klarsikt/core/order'
import { and, eq } from 'drizzle-orm'
import type { Dispatch, Warehouse } from '../../../providers/warehouse/port.js'
import { stateIn } from '../../../state-sql.js'
import { awaitsPrescription } from './awaits-prescription.js'
import { moveOrderIn, type OrderDeps } from './move.js'
import { noteGround } from './note-ground.js'
import { isOpenLine } from './order-money.js'
import { selectWaiting } from './queries.js'
import { cardPositions } from './sold-cards.js'
import { order, orderLine } from './tables.js'

/**
 * Asks the warehouse what has left, and marks those orders as sent. Nothing is locked during the call. Orders that were
 * sent or cancelled meanwhile stay unchanged, and after a crash the next round finds the rest.
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
    // The warehouse reports a parcel again, so one that it reports before its day is handled then.
    if (!waiting || awaitsDay(waiting, stockholmDate(deps.clock.now()))) return
    const lines = await tx.orm.select().from(orderLine).where(eq(orderLine.orderNumber, orderNumber))
    const cards = await cardPositions(tx, orderNumber)
    const goods = lines.filter(({ position }) => !cards.includes(position))
    if (isOfStaff(waiting, goods) || lines.some(awaitsPrescription)) return
    // The warehouse only packs glasses that are ground.
    if (isToGrind(waiting, lines)) await noteGround(tx, orderNumber, deps.clock.now())
    await moveOrderIn(deps, tx, orderNumber, orderStates.to('control'))
    await moveOrderIn(deps, tx, orderNumber, orderStates.to('send'), tracking)
  })
}

type Row = typeof order.$inferSelect
type Line = typeof orderLine.$inferSelect

const isToGrind = ({ groundAt }: Row, lines: readonly Line[]): boolean =>
  groundAt === null && lines.some((line) => line.madeToOrder && isOpenLine(line))

/**
 * Whether staff handle the order: they have sent a part of it, or have controlled it and not yet recorded that its
 * glasses are ground.
 */
function isOfStaff(row: Row, lines: readonly Line[]): boolean {
  const isControlled = orderStates.can(row.state, 'send')
  return lines.some(({ partSentAt }) => partSentAt !== null) || (isControlled && isToGrind(row, lines))
}
