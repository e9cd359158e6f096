import { statement } from '@klarsikt/server/database'

/** Counts what a customer has bought so far. */
export const countOrders = statement<[customerId: string], { readonly orders: number }>(
  'friends-orders',
  `select count(*)::int as orders from "order" where customer_id = $1`,
)
