import { type Clock, err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { audit } from '../audit/audit.js'
import { subscriptionPlatform } from './tables.js'

const ONLY_ROW = 1

/** Whether subscriptions are under maintenance. Their endpoints are then refused, and nothing is charged. */
export async function isUnderMaintenance({ orm }: Executor): Promise<boolean> {
  const [row] = await orm.select().from(subscriptionPlatform)
  return row?.underMaintenance ?? false
}

/** Refuses a request while subscriptions are under maintenance. */
export async function requireOpenPlatform({
  database,
}: {
  readonly database: Executor
}): Promise<Result<null, 'subscription.maintenance'>> {
  return (await isUnderMaintenance(database)) ? err('subscription.maintenance') : ok(null)
}

/** Starts or ends the maintenance. The same state again changes nothing. */
export async function switchMaintenance(tx: Executor, clock: Clock, underMaintenance: boolean): Promise<void> {
  if ((await isUnderMaintenance(tx)) === underMaintenance) return
  const now = clock.now()
  await tx.orm
    .insert(subscriptionPlatform)
    .values({ id: ONLY_ROW, underMaintenance, changedAt: now })
    .onConflictDoUpdate({ target: subscriptionPlatform.id, set: { underMaintenance, changedAt: now } })
  const action = underMaintenance ? 'subscription-platform.closed' : 'subscription-platform.opened'
  await audit(tx, now, { action, subject: 'subscription-platform', id: String(ONLY_ROW) })
}
