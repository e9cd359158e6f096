import type { Executor } from '@klarsikt/server/database'
import { insertProductChanges, notify } from './queries.js'
import { change } from './tables.js'

/** Notification channel that wakes the replicas. The table of changes says what happened. */
export const CHANNEL = 'discovery'

export type ChangeKind = (typeof change.$inferSelect)['kind']

/** Records a change in the transaction that makes it. Its commit wakes every replica. */
export async function noteChange(
  tx: Executor,
  { tenant, market }: { readonly tenant: string; readonly market: string | null },
  kind: ChangeKind,
  productIds: readonly string[] = [],
): Promise<void> {
  if (kind === 'product') await insertProductChanges(tx, tenant, market, productIds)
  else await tx.orm.insert(change).values({ tenant, market, kind })
  await notify(tx, CHANNEL)
}
