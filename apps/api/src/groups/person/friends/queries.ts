import { bookingStates } from '@klarsikt/core/booking'
import { statement } from '@klarsikt/server/database'
import { stateSql } from '../../../state-sql.js'

/** The state of a booked visit, which can be cancelled or completed. */
const BOOKED = stateSql(bookingStates).to('rebook')

export const countOrders = statement<[customerId: string], { readonly orders: number }>(
  'friends-orders',
  `select count(*)::int as orders from "order" where customer_id = $1`,
)

/** Whether a member has a future booking of one of these exams; no row for others. */
export const selectFramePerk = statement<
  [customerId: string, now: Date, exams: readonly string[]],
  { readonly examAhead: boolean }
>(
  'friends-frame-perk',
  `select exists (
     select 1 from booking b
     where b.customer_id = m.customer_id and b.state = ${BOOKED} and b.starts_at > $2 and b.exam_type = any($3)
   ) as "examAhead"
   from friends_member m where m.customer_id = $1 and m.left_at is null`,
)
