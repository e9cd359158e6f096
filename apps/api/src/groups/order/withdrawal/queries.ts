import { statement } from '@klarsikt/server/database'
import type { order, orderLine } from '../order/tables.js'

type Line = typeof orderLine.$inferSelect

/** Selects an order with its lines for customer service. */
export const selectWithdrawnOrder = statement<
  [number: string],
  Pick<typeof order.$inferSelect, 'customer' | 'sentAt' | 'etaTo'> & {
    readonly lines: readonly {
      readonly text: string
      readonly days: Line['withdrawalDays']
      readonly madeToOrder: Line['madeToOrder']
    }[]
  }
>(
  'withdrawn-order',
  `select o.customer, o.sent_at as "sentAt", o.eta_to::text as "etaTo", (
     select json_agg(json_build_object('text', l.quantity || ' × ' || trim(l.brand || ' ' || l.description),
       'days', l.withdrawal_days, 'madeToOrder', l.made_to_order) order by l.position)
     from order_line l where l.order_number = o.number) as lines
   from "order" o where o.number = $1`,
)
