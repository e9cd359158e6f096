import type { PlainDate } from '@klarsikt/core/calendar'
import { ORDER_QUEUES, type OrderQueue, type PickUpStep, type QueueOfOrders } from '@klarsikt/core/order'
import { statement } from '@klarsikt/server/database'
import { inStates } from '../../../state-sql.js'
import { AWAITS_PRESCRIPTION } from '../order/awaits-prescription.js'
import { LINE, ORDER } from '../order/states.js'
import type { order, orderLine } from '../order/tables.js'

type Order = typeof order.$inferSelect
type Line = typeof orderLine.$inferSelect

/**
 * An SQL expression for an order's queue by core's table, over rows with `state`, `is_ground`, `awaits_prescription`,
 * `awaits_day` and `pick_up_step`.
 */
const QUEUE = `case ${Object.entries<QueueOfOrders>(ORDER_QUEUES)
  .map(([queue, { states, isGround, awaitsPrescription, awaitsDay, pickUp }]) => {
    const ground = isGround === null ? '' : ` and is_ground = ${isGround}`
    const awaits = awaitsPrescription === undefined ? '' : ` and awaits_prescription = ${awaitsPrescription}`
    const later = awaitsDay === undefined ? '' : ` and awaits_day = ${awaitsDay}`
    const step = pickUp === null ? '' : ` and pick_up_step ${inStates(pickUp)}`
    return `when state ${inStates(states)}${ground}${awaits}${later}${step} then '${queue}'`
  })
  .join(' ')} end`

/**
 * An SQL expression for {@link pickUpStep} without the day, because expired goods are in the same queue as ready ones.
 */
const STEP = `case ${Object.entries({
  ended: 'p.collected_at is not null or p.sent_back_at is not null',
  ready: 'p.ready_at is not null',
  coming: 'p.order_number is not null',
  waiting: 'o.stock_store_id is not null',
} satisfies Partial<Record<PickUpStep, string>>)
  .map(([step, holds]) => `when ${holds} then '${step}'`)
  .join(' ')} else '${'none' satisfies PickUpStep}' end`

const OPEN = `select *, ${QUEUE} as queue from (
    select o.*, made.made_to_order, o.ground_at is not null or not made.made_to_order as is_ground,
      exists (select 1 from order_line l where l.order_number = o.number and ${AWAITS_PRESCRIPTION}) as awaits_prescription,
      coalesce($2::date < o.send_from, false) as awaits_day,
      ${STEP} as pick_up_step from "order" o left join pick_up p on p.order_number = o.number,
      lateral (select exists (select 1 from order_line l where l.order_number = o.number and l.made_to_order and l.state ${LINE.open}) as made_to_order) made
    where o.number in (
      select number from "order" where state ${ORDER.open}
      union select order_number from pick_up where collected_at is null and sent_back_at is null
    ) and ($1::int is null or o.store_id = $1 or o.seller_store_id = $1)
  ) open`

/** Counts the orders in each queue. An empty queue has no row. */
export const countQueues = statement<[storeId: number | null, today: PlainDate], { queue: OrderQueue; count: number }>(
  'staff-order-counts',
  `select queue, count(*)::int as count from (${OPEN}) waiting where queue is not null group by queue`,
)

/** Selects the orders of a queue that have waited longest. */
export const selectQueue = statement<
  [storeId: number | null, today: PlainDate, queue: OrderQueue, most: number, after: number],
  Pick<Order, 'number' | 'placedAt' | 'state' | 'total' | 'deliveryMethod' | 'storeId'> &
    Pick<Line, 'madeToOrder'> & { readonly pieces: number; readonly partSent: boolean }
>(
  'staff-order-queue',
  `select number, placed_at as "placedAt", state, total - line.cancelled as total, delivery_method as "deliveryMethod", store_id as "storeId",
     made_to_order as "madeToOrder", line.pieces, line.part_sent as "partSent"
   from (${OPEN}) waiting, lateral (
     select sum(quantity) filter (where l.state <> ${LINE.to('cancel')})::int as pieces, bool_or(part_sent_at is not null) as part_sent,
       coalesce(sum(l.total) filter (where l.state = ${LINE.to('cancel')}), 0)::int as cancelled from order_line l
     where l.order_number = waiting.number
   ) line
   where queue = $3 order by placed_at, number limit $4 offset $5`,
)
