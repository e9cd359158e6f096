import { paymentLinkStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, lt, ne } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { audit } from '../audit/audit.js'
import { endLinks, lockOverdueLinks } from './queries.js'
import { paymentLink } from './tables.js'

/** Links ended in one round. */
const LINKS_A_ROUND = 50

/**
 * Ends links whose time is up, unless money is being asked for. The rows are locked first and looked at again by a statement
 * of its own: only that one sees a payment that was begun in the meantime.
 */
export async function expireLinks({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  return database.transaction(async (tx) => {
    const { rows } = await lockOverdueLinks(tx, clock.now(), LINKS_A_ROUND)
    if (rows.length === 0) return 0
    const ended = await endLinks(
      tx,
      rows.map(({ id }) => id),
    )
    for (const { id } of ended.rows)
      await audit(tx, clock.now(), { action: 'payment-link.expired', subject: 'payment-link', id })
    return ended.rows.length
  })
}

/** Whom an old link was sent to. Who paid stays: that is bookkeeping. */
export async function forgetExpiredLinks({ orm }: Executor, before: Date): Promise<number> {
  const { customer, state, expiresAt } = paymentLink
  const expired = eq(state, paymentLinkStates.to('expire'))
  const { rowCount } = await orm
    .update(paymentLink)
    .set({ customer: '', customerId: null })
    .where(and(expired, lt(expiresAt, before), ne(customer, '')))
  return rowCount ?? 0
}
