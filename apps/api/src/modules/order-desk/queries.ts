import { ORDER_QUEUES, type OrderQueue } from '@klarsikt/core/order'
import { statement } from '@klarsikt/server/database'
import { inStates } from '../../state-sql.js'
import { LINE, ORDER } from '../order/states.js'
import type { order, orderLine } from '../order/tables.js'

type Order = typeof order.$inferSelect
type Line = typeof orderLine.$inferSelect

/** The queue of an order by the table of core, for rows with `state`, `is_ground` and `is_ready`. */
const QUEUE = `case ${Object.entries(ORDER_QUEUES)
  .map(([queue, { states, isGround, isReady }]) => {
    const ground = isGround === null ? '' : ` and is_ground = ${isGround}`
    const ready = isReady === null ? '' : ` and is_ready = ${isReady}`
    return `when state ${inStates(states)}${ground}${ready} then '${queue}'`
  })
  .join(' ')} end`

const OPEN = `select *, ${QUEUE} as queue from (
    select o.*, made.made_to_order, o.ground_at is not null or not made.made_to_order as is_ground,
      exists (select 1 from pick_up p where p.order_number = o.number) as is_ready from "order" o,
      lateral (select exists (select 1 from order_line l where l.order_number = o.number and l.made_to_order and l.state ${LINE.open}) as made_to_order) made
    where o.state ${ORDER.open} and ($1::int is null or o.store_id = $1)
  ) open`

/** How many orders wait in each queue; a queue without orders has no row. */
export const countQueues = statement<[storeId: number | null], { queue: OrderQueue; count: number }>(
  'order-desk-counts',
  `select queue, count(*)::int as count from (${OPEN}) waiting group by queue`,
)

/** The orders of a queue that have waited longest. */
export const selectQueue = statement<
  [storeId: number | null, queue: OrderQueue, most: number, after: number],
  Pick<Order, 'number' | 'placedAt' | 'state' | 'total' | 'deliveryMethod' | 'storeId'> &
    Pick<Line, 'madeToOrder'> & { readonly pieces: number; readonly partSent: boolean }
>(
  'order-desk-queue',
  `select number, placed_at as "placedAt", state, total - line.cancelled as total, delivery_method as "deliveryMethod", store_id as "storeId",
     made_to_order as "madeToOrder", line.pieces, line.part_sent as "partSent"
   from (${OPEN}) waiting, lateral (
     select sum(quantity) filter (where l.state <> ${LINE.to('cancel')})::int as pieces, bool_or(part_sent_at is not null) as part_sent,
       coalesce(sum(l.total) filter (where l.state = ${LINE.to('cancel')}), 0)::int as cancelled from order_line l
     where l.order_number = waiting.number
   ) line
   where queue = $2 order by placed_at, number limit $3 offset $4`,
)
