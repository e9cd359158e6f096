import type { Clock } from '@klarsikt/server/clock'
import type { Executor } from '@klarsikt/server/database'
import { lt } from 'drizzle-orm'
import { catalogueChange } from './tables.js'

/** Retention of a change: far longer than any process may be without the database and still catch up, ms. */
const KEEP = 24 * 3_600_000

/** Forgets changes that every process has read long ago. */
export async function removeOldChanges({
  database,
  clock,
}: {
  readonly database: Executor
  readonly clock: Clock
}): Promise<void> {
  await database.orm.delete(catalogueChange).where(lt(catalogueChange.at, new Date(clock.now().getTime() - KEEP)))
}
