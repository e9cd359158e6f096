import type { Database } from '@klarsikt/server/database'
import type { CheckoutDeps } from '../checkout/ports.js'
import { openSubmissionsOf } from '../checkout/submissions.js'

const BATCH = 50

const NOT_BEING_PAID = `not exists (${openSubmissionsOf(`'request:' || payment_request.id`)})`

/**
 * Ends links whose time is up, unless money is being asked for. The rows are locked first and looked at again by a statement
 * of its own: only that one sees a payment that was begun in the meantime.
 */
export async function expireRequests({ database, clock }: Pick<CheckoutDeps, 'database' | 'clock'>): Promise<number> {
  return database.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: string }>({
      name: 'payment-request-overdue',
      text: `select id from payment_request where state = 'sent' and expires_at <= $1 and ${NOT_BEING_PAID}
             order by expires_at limit ${BATCH} for update skip locked`,
      values: [clock.now()],
    })
    if (rows.length === 0) return 0
    const ended = await tx.query({
      name: 'payment-request-expire',
      text: `update payment_request set state = 'expired' where id = any($1) and state = 'sent' and ${NOT_BEING_PAID}`,
      values: [rows.map(({ id }) => id)],
    })
    return ended.rowCount ?? 0
  })
}

/** Whom an old link was sent to. Who paid stays: that is bookkeeping. */
export async function forgetExpiredRequests(
  { database }: { readonly database: Pick<Database, 'query'> },
  before: Date,
): Promise<number> {
  const forgotten = await database.query({
    text: `update payment_request set customer = '' where state = 'expired' and expires_at < $1 and customer <> ''`,
    values: [before],
  })
  return forgotten.rowCount ?? 0
}
