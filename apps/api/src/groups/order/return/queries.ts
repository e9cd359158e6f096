import { statement } from '@klarsikt/server/database'
import { REFUND } from '../../money/index.js'
import { ORDER } from '../order/states.js'
import { RETURN } from './states.js'
import type { orderReturn } from './tables.js'

type Return = typeof orderReturn.$inferSelect

/** Counts for each line of an order the pieces in returns and the received ones. */
export const countReturned = statement<
  [orderNumber: string],
  { readonly position: number; readonly returned: number; readonly received: number }
>(
  'return-count',
  `select l.position, sum(l.quantity)::int as returned,
     coalesce(sum(l.quantity) filter (where l.received_at is not null), 0)::int as received
   from order_return_line l join order_return r on r.id = l.return_id
   where r.order_number = $1 and r.state <> ${RETURN.to('cancel')} group by l.position`,
)

/** Marks the confirmed returns without an open refund as refunded. */
export const noteRefunded = statement<[now: Date], Pick<Return, 'id' | 'orderNumber' | 'refunded'>>(
  'return-note-refunded',
  `update order_return r set refunded_at = $1
   where r.confirmed_at is not null and r.refunded_at is null and r.owed = 0 and not exists (
     select 1 from refund f where f.order_number = r.order_number and f.reference like r.id || '/%' and f.state ${REFUND.open}
   )
   returning r.id, r.order_number as "orderNumber", r.refunded`,
)

/** Selects the returns with money owed whose order has ended. */
export const selectOwed = statement<[], Pick<Return, 'id'>>(
  'return-owed',
  `select r.id from order_return r join "order" o on o.number = r.order_number
   where r.owed > 0 and o.state ${ORDER.final} order by r.id limit 50`,
)
