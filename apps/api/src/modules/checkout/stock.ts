import { err, ok } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Pieces, Stock } from './ports.js'

const NEEDED = 'needed as (select * from unnest($1::text[], $2::int[]) as piece (sku_id, quantity))'
/** Rows are locked in one order, so that two carts with the same goods never wait for each other crosswise. */
const LOCKED =
  'locked as (select stock.sku_id from stock join needed using (sku_id) order by stock.sku_id for update of stock)'

const columns = (pieces: readonly Pieces[]): unknown[] => [
  pieces.map((one) => one.skuId),
  pieces.map((one) => one.quantity),
]

async function change(tx: Executor, name: string, set: string, pieces: readonly Pieces[]): Promise<void> {
  await tx.query({
    name: `stock-${name}`,
    text: `with ${NEEDED}, ${LOCKED} update stock set ${set} from needed join locked using (sku_id) where stock.sku_id = needed.sku_id`,
    values: columns(pieces),
  })
}

/** The stock in Postgres. The row itself is the gate: no check is made that another buyer could overtake. */
export const databaseStock: Stock = {
  async hold(tx, pieces) {
    const { rows } = await tx.query<{ sku_id: string }>({
      name: 'stock-hold',
      text: `with ${NEEDED}, ${LOCKED}, held as (
               update stock set reserved = reserved + needed.quantity from needed join locked using (sku_id)
               where stock.sku_id = needed.sku_id and on_hand - reserved >= needed.quantity returning stock.sku_id
             )
             select sku_id from needed
             where sku_id not in (select sku_id from held)
               -- Lenses ground to a prescription are made, not kept.
               and sku_id not in (select sku_id from lens_option) limit 1`,
      values: columns(pieces),
    })
    return rows[0] ? err(rows[0].sku_id) : ok(undefined)
  },
  release: (tx, pieces) => change(tx, 'release', 'reserved = reserved - needed.quantity', pieces),
  sell: (tx, pieces) =>
    change(tx, 'sell', 'on_hand = on_hand - needed.quantity, reserved = reserved - needed.quantity', pieces),
  restock: (tx, pieces) => change(tx, 'restock', 'on_hand = on_hand + needed.quantity', pieces),
}
