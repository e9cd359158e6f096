import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq } from 'drizzle-orm'
import { stateIn } from '../../../state-sql.js'
import { SUBSCRIPTION_DELIVERING } from './states.js'
import { lensSubscription } from './tables.js'

/** Whether a customer has a subscription with deliveries. */
export async function hasActiveSubscription({ orm }: Executor, customerId: string): Promise<boolean> {
  const rows = await orm
    .select({ id: lensSubscription.id })
    .from(lensSubscription)
    .where(and(eq(lensSubscription.customerId, customerId), stateIn(lensSubscription.state, SUBSCRIPTION_DELIVERING)))
    .limit(1)
  return rows.length > 0
}

/** Locks the subscriptions of a customer for benefits that are given once: a second request at the same time waits. */
export async function lockSubscriptionsOf({ orm }: Executor, customerId: string): Promise<void> {
  await orm
    .select({ id: lensSubscription.id })
    .from(lensSubscription)
    .where(eq(lensSubscription.customerId, customerId))
    .orderBy(asc(lensSubscription.id))
    .for('no key update')
}
