import { statement } from '@klarsikt/server/database'
import { AWAITS_PRESCRIPTION } from './awaits-prescription.js'
import { LINE, ORDER } from './states.js'
import type { order, orderLine } from './tables.js'

type Order = typeof order.$inferSelect
type Line = typeof orderLine.$inferSelect

/** Moves the lines of an order. Each moves from a state in `from` to the state at the same place in `to`. */
export const moveOrderLines = statement<[number: string, from: readonly Line['state'][], to: readonly Line['state'][]]>(
  'order-line-move',
  `update order_line set state = move.to from unnest($2::text[], $3::text[]) as move ("from", "to")
   where order_number = $1 and state = move."from"`,
)

/**
 * Orders that wait for the warehouse. Left out are orders with missing prescriptions, orders of which a part other than
 * gift cards has left, and orders that staff have controlled and that still have glasses to grind.
 */
export const selectWaiting = statement<
  [],
  Pick<Order, 'number' | 'deliveryMethod' | 'placedAt' | 'sendFrom'> & Pick<Line, 'madeToOrder'>
>(
  'warehouse-waiting',
  `select number, delivery_method as "deliveryMethod", placed_at as "placedAt", send_from::text as "sendFrom",
     exists (select 1 from order_line l where l.order_number = o.number and l.made_to_order and l.state ${LINE.open}) as "madeToOrder"
   from "order" o where state ${ORDER.from('pause')} and stock_store_id is null
     and not exists (select 1 from order_line l where l.order_number = o.number and ${AWAITS_PRESCRIPTION})
     and not exists (select 1 from order_line l where l.order_number = o.number and ((l.part_sent_at is not null
         and not exists (select 1 from sold_gift_card c where c.order_number = l.order_number and c.position = l.position))
       or (l.made_to_order and l.state ${LINE.open} and o.ground_at is null and o.state ${ORDER.from('send')})))
   order by placed_at`,
)
