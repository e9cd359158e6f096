import { type Database, listenForChanges } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'

/** What was written since the last look: some articles, or everything. */
export type Changes = { readonly all: boolean; readonly articleIds: ReadonlySet<number> }

export type Follower = {
  /** Reads what was written since the last call. */
  read(): Promise<Changes>
  stop(): Promise<void>
}

/** Longest time (ms) without a look when no notification comes: a lost one costs this much at most. */
const POLL = 1_000

/**
 * Follows the table of changes. A notification only says "look now"; what is read is everything written by transactions
 * that had not ended at the last look, so nothing is missed by a lost connection or by commits out of order. Reading a
 * change twice does no harm.
 */
export async function followChanges(options: { database: Database; log: Log; onWake: () => void }): Promise<Follower> {
  const { database, log, onWake } = options
  let horizon =
    (
      await database.query<{ horizon: string }>({
        text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
      })
    ).rows[0]?.horizon ?? '0'
  const stop = await listenForChanges({
    database,
    log,
    channel: 'catalogue',
    applicationName: 'klarsikt-catalogue',
    every: POLL,
    onWake,
  })

  return {
    async read() {
      const found = await database.query<{ id: number | null; article_id: number | null; horizon: string }>({
        name: 'catalogue-changes',
        // The outer join brings the horizon also when nothing was written; then the id is null.
        text: `select c.id, c.article_id, pg_snapshot_xmin(pg_current_snapshot())::text as horizon
               from (values (1)) one left join catalogue_change c on c.transaction >= $1::text::xid8`,
        values: [horizon],
      })
      const changes = found.rows.filter((row) => row.id !== null)
      horizon = found.rows[0]?.horizon ?? horizon
      return {
        all: changes.some((row) => row.article_id === null),
        articleIds: new Set(changes.flatMap((row) => row.article_id ?? [])),
      }
    },
    stop,
  }
}
