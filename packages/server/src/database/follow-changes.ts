import type pg from 'pg'
import type { Log } from '../log/index.js'
import type { Database } from './database.js'
import { listenForChanges } from './listen.js'

export type Follower = {
  /** Looks now; fulfilled when everything written before has been handed on, rejected when it could not be. */
  look(): Promise<void>
  /** The checkpoint: every change of transactions before this one has been handed on. */
  readonly horizon: string
  stop(): Promise<void>
}

export type FollowOptions<Change> = {
  readonly database: Pick<Database, 'url' | 'query'>
  readonly log: Pick<Log, 'debug'>
  /** Table of changes, with the `id` of each and the `transaction` (xid8) that wrote it. A name of our own, never of a user's. */
  readonly table: string
  /** What is read of a change `c`, as SQL. */
  readonly columns: string
  /** Channel on which Postgres says that something was written. */
  readonly channel: string
  readonly applicationName: string
  /** Longest time (ms) without a look when no notification comes: a lost one costs this much at most. */
  readonly pollMs: number
  /** Takes what is new at each look, which may be nothing. What it fails on is handed on again. */
  readonly onChanges: (changes: readonly Change[]) => Promise<void>
}

type ChangeRow = { readonly id: string | null; readonly horizon: string }

/**
 * Follows a table of changes from now on. A notification only says "look now"; what is read is everything of transactions
 * that had not ended at the last look, so nothing is missed by a lost connection or by commits out of order.
 */
export async function followChanges<Change extends pg.QueryResultRow>(
  options: FollowOptions<Change>,
): Promise<Follower> {
  const { database, log, table, columns, channel, applicationName, pollMs, onChanges } = options
  let horizon = await presentHorizon(database)
  // Changes above the horizon are read again as long as an older transaction runs; these are done already.
  let done = new Set<string>()
  let stopped = false
  let running: Promise<void> | undefined
  let again = false

  async function read(): Promise<void> {
    const { rows } = await database.query<Change & ChangeRow>({
      name: `changes-${channel}`,
      // The outer join brings the horizon also when nothing was written; then the id is null.
      text: `select c.id::text as id, ${columns}, pg_snapshot_xmin(pg_current_snapshot())::text as horizon
             from (values (1)) one left join ${table} c on c.transaction >= $1::text::xid8 order by c.id`,
      values: [horizon],
    })
    const changes = rows.filter(({ id }) => id !== null)
    await onChanges(changes.filter(({ id }) => !done.has(id ?? '')))
    done = new Set(changes.map(({ id }) => id ?? ''))
    horizon = rows[0]?.horizon ?? horizon
  }

  /** One look at a time; what is written meanwhile is seen by one more. */
  function look(): Promise<void> {
    again = true
    running ??= (async () => {
      while (again && !stopped) {
        again = false
        await read()
      }
    })().finally(() => (running = undefined))
    return running
  }

  const unlisten = await listenForChanges({
    database,
    log,
    channel,
    applicationName,
    every: pollMs,
    onWake: () =>
      void look().catch((error: unknown) => log.debug({ err: error, channel }, 'the changes could not be read yet')),
  })

  return {
    look,
    get horizon() {
      return horizon
    },
    async stop() {
      stopped = true
      await unlisten()
      await running?.catch(() => {})
    },
  }
}

/** The oldest transaction that has not ended: everything from it on may still come into view. */
async function presentHorizon(database: Pick<Database, 'query'>): Promise<string> {
  const { rows } = await database.query<{ horizon: string }>({
    text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
  })
  return rows[0]?.horizon ?? '0'
}
