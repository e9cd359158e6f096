import { statement } from '@klarsikt/server/database'
import { openSubmissionsOf } from '../payment/queries.js'
import { LINK } from './states.js'
import type { paymentLink } from './tables.js'

type Id = Pick<typeof paymentLink.$inferSelect, 'id'>

const NOT_BEING_PAID = `not exists (${openSubmissionsOf('payment-link', 'payment_link.id')})`

/** Locks expired links without a payment in progress. */
export const lockOverdueLinks = statement<[now: Date, most: number], Id>(
  'payment-link-overdue',
  `select id from payment_link where state ${LINK.from('expire')} and expires_at <= $1 and ${NOT_BEING_PAID}
   order by expires_at limit $2 for update skip locked`,
)

/** Expires those of some links without a payment in progress. */
export const endLinks = statement<[ids: readonly string[]], Id>(
  'payment-link-expire',
  `update payment_link set state = ${LINK.to('expire')} where id = any($1) and state ${LINK.from('expire')} and ${NOT_BEING_PAID}
   returning id`,
)
