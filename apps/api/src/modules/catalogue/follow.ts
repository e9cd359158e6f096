import type { Database } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import pg from 'pg'

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
// oxlint-disable-next-line max-lines-per-function -- one connection with its listening, polling and stopping
export async function followChanges(options: { database: Database; log: Log; onWake: () => void }): Promise<Follower> {
  const { database, log, onWake } = options
  let horizon =
    (
      await database.query<{ horizon: string }>({
        text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
      })
    ).rows[0]?.horizon ?? '0'
  let client: pg.Client | undefined
  let stopped = false
  let connecting = false

  async function listen(): Promise<void> {
    if (client || connecting || stopped) return
    connecting = true
    const fresh = new pg.Client({
      connectionString: database.url,
      application_name: 'klarsikt-catalogue',
      connectionTimeoutMillis: 700,
      keepAlive: true,
    })
    fresh.on('error', () => (client = client === fresh ? undefined : client))
    fresh.on('end', () => (client = client === fresh ? undefined : client))
    fresh.on('notification', onWake)
    try {
      await fresh.connect()
      await fresh.query('listen catalogue')
      client = fresh
      onWake()
    } catch (error) {
      log.debug({ err: error }, 'cannot listen for changes of the catalogue')
      void fresh.end().catch(() => {})
    } finally {
      connecting = false
    }
  }

  await listen()
  const timer = setInterval(() => {
    void listen()
    onWake()
  }, POLL)
  timer.unref()

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
    async stop() {
      stopped = true
      clearInterval(timer)
      await client?.end().catch(() => {})
    },
  }
}
