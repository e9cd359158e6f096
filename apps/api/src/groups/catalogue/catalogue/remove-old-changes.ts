import type { Clock } from '@klarsikt/server/clock'
import type { Executor } from '@klarsikt/server/database'
import { lt } from 'drizzle-orm'
import { catalogueChange } from './tables.js'

/** How long a change is kept, in ms. It is far longer than a process can be without the database and still catch up. */
const KEEP = 24 * 3_600_000

/** Deletes changes that every process has read. */
export async function removeOldChanges({
  database,
  clock,
}: {
  readonly database: Executor
  readonly clock: Clock
}): Promise<void> {
  await database.orm.delete(catalogueChange).where(lt(catalogueChange.at, new Date(clock.now().getTime() - KEEP)))
}
