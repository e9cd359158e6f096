import { glassesSubscriptionStates, isCancelled } from '@klarsikt/core/glasses-subscription'
import type { Executor } from '@klarsikt/server/database'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { stateIn } from '../../../state-sql.js'
import { glassesSubscription } from './tables.js'

export type SubscriptionRow = typeof glassesSubscription.$inferSelect

/** Names a subscription and its customer. */
export type OwnSubscription = { readonly customerId: string; readonly id: string }

/** The states of a waiting or active subscription. */
export const OPEN = glassesSubscriptionStates.from('terminate')

/** Finds a subscription of a customer; null when it is another customer's. */
export async function findSubscription(
  { orm }: Executor,
  { customerId, id }: OwnSubscription,
): Promise<SubscriptionRow | null> {
  const own = and(eq(glassesSubscription.id, id), eq(glassesSubscription.customerId, customerId))
  const [row] = await orm.select().from(glassesSubscription).where(own)
  return row ?? null
}

/** Locks a subscription until the transaction ends. */
export async function lockSubscription({ orm }: Executor, id: string): Promise<SubscriptionRow | null> {
  const [row] = await orm.select().from(glassesSubscription).where(eq(glassesSubscription.id, id)).for('update')
  return row ?? null
}

/** All subscriptions of a customer: the open one first, then the newest. */
export function listSubscriptions({ orm }: Executor, customerId: string): Promise<SubscriptionRow[]> {
  return orm
    .select()
    .from(glassesSubscription)
    .where(eq(glassesSubscription.customerId, customerId))
    .orderBy(
      desc(stateIn(glassesSubscription.state, OPEN)),
      desc(glassesSubscription.createdAt),
      desc(glassesSubscription.id),
    )
}

/** The customer's subscription that waits for its signature or is active. A customer has one at most. */
export async function findOpenSubscription({ orm }: Executor, customerId: string): Promise<SubscriptionRow | null> {
  const open = and(eq(glassesSubscription.customerId, customerId), stateIn(glassesSubscription.state, OPEN))
  const [row] = await orm.select().from(glassesSubscription).where(open)
  return row ?? null
}

/** The subscription that can be won back: under notice, or the last ended. Null while another one runs. */
export async function findCancelled({ orm }: Executor, customerId: string): Promise<SubscriptionRow | null> {
  const started = and(eq(glassesSubscription.customerId, customerId), isNotNull(glassesSubscription.startedOn))
  const rows = await orm
    .select()
    .from(glassesSubscription)
    .where(started)
    .orderBy(desc(glassesSubscription.endsOn), desc(glassesSubscription.createdAt))
  const runs = rows.some((row) => OPEN.includes(row.state) && !isCancelled(row))
  return runs ? null : (rows.find(isCancelled) ?? null)
}
