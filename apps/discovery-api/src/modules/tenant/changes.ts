import type { Executor } from '@klarsikt/server/database'
import { insertProductChanges, notify } from './queries.js'
import { change } from './tables.js'

/** Channel that wakes the replicas; the table of changes says what happened. */
export const CHANNEL = 'discovery'

export type ChangeKind = (typeof change.$inferSelect)['kind']

/** Writes down a change in the transaction that makes it, and wakes every replica once that commits. */
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
