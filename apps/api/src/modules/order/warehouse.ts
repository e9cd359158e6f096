import type { DeliveryMethod } from '@klarsikt/core/delivery'
import type { Dispatch, Warehouse } from '../../providers/warehouse/port.js'
import { moveOrderIn, type OrderDeps } from './move.js'

type Row = { number: string; delivery_method: DeliveryMethod; placed_at: Date; made_to_order: boolean }

/**
 * Asks the warehouse what has left, and sends those orders. Nothing is locked while it is asked; an order that was sent or
 * cancelled meanwhile is left as it is, and what a crash left undone is found in the next round.
 */
export async function followWarehouse(deps: OrderDeps, warehouse: Warehouse): Promise<number> {
  const { rows } = await deps.database.query<Row>({
    name: 'warehouse-waiting',
    text: `select number, delivery_method, placed_at,
             exists (select 1 from order_line l where l.order_number = o.number and l.made_to_order) as made_to_order
           from "order" o where state in ('handled', 'controlled') order by placed_at`,
  })
  const waiting = rows.map((row) => ({
    number: row.number,
    deliveryMethod: row.delivery_method,
    placedAt: row.placed_at,
    madeToOrder: row.made_to_order,
  }))
  const left = await warehouse.dispatched(waiting)
  for (const dispatch of left) await send(deps, dispatch)
  return left.length
}

async function send(deps: OrderDeps, { orderNumber, tracking }: Dispatch): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const { rowCount } = await tx.query({
      name: 'warehouse-lock',
      text: `select 1 from "order" where number = $1 and state in ('handled', 'controlled') for update`,
      values: [orderNumber],
    })
    if (rowCount === 0) return
    await moveOrderIn(deps, tx, orderNumber, 'controlled')
    await moveOrderIn(deps, tx, orderNumber, 'sent', tracking)
  })
}
