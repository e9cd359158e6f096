import { moveOrderIn, type OrderDeps } from './move.js'

/** The demonstration's warehouse: what lies ready is controlled and sent after a while. Made-to-order goods wait for staff. */
export async function runDemoWarehouse(deps: OrderDeps, afterMs: number): Promise<number> {
  const due = new Date(deps.clock.now().getTime() - afterMs)
  return deps.database.transaction(async (tx) => {
    const { rows } = await tx.query<{ number: string; state: 'handled' | 'controlled' }>({
      name: 'warehouse-take',
      text: `select number, state from "order" o where state in ('handled', 'controlled') and placed_at <= $1
               and not exists (select 1 from order_line l where l.order_number = o.number and l.made_to_order)
             order by placed_at limit 20 for update skip locked`,
      values: [due],
    })
    for (const { number, state } of rows) {
      if (state === 'handled') await moveOrderIn(deps, tx, number, 'controlled')
      await moveOrderIn(deps, tx, number, 'sent')
    }
    return rows.length
  })
}
