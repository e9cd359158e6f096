import { paymentLinkStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, lt, ne } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { endLinks, lockOverdueLinks } from './queries.js'
import { paymentLink } from './tables.js'

/** The maximum number of links that one round ends. */
const LINKS_A_ROUND = 50

/**
 * Expires links after their time, unless a payment is in progress. The rows are locked first and then checked by a
 * second statement, because only that one sees a payment that began meanwhile.
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

/** Erases the customer of old expired links. The customer of a paid link stays for the books. */
export async function forgetExpiredLinks({ orm }: Executor, before: Date): Promise<number> {
  const { customer, state, expiresAt } = paymentLink
  const expired = eq(state, paymentLinkStates.to('expire'))
  const { rowCount } = await orm
    .update(paymentLink)
    .set({ customer: '', customerId: null })
    .where(and(expired, lt(expiresAt, before), ne(customer, '')))
  return rowCount ?? 0
}
