import type { Clock } from '@klarsikt/server/clock'
import type { Executor } from '@klarsikt/server/database'

/** How long a change is kept: far longer than any process may be without the database and still catch up, ms. */
const KEEP = 24 * 3_600_000

/** Forgets changes that every process has read long ago. */
export async function removeOldChanges({
  database,
  clock,
}: {
  readonly database: Executor
  readonly clock: Clock
}): Promise<void> {
  await database.query({
    text: 'delete from catalogue_change where at < $1',
    values: [new Date(clock.now().getTime() - KEEP)],
  })
}
