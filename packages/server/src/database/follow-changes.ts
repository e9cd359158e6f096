import type pg from 'pg'
import type { Log } from '../log/index.js'
import type { Database } from './database.js'
import { listenForChanges } from './listen.js'

export type Follower = {
  /**
   * Reads the changes now. Resolves when all changes that were committed before are handed on, and rejects when that
   * failed.
   */
  look(): Promise<void>
  /** Id of a transaction. All changes of older transactions have been handed on. */
  readonly horizon: string
  stop(): Promise<void>
}

export type FollowOptions<Change> = {
  readonly database: Pick<Database, 'url' | 'query'>
  readonly log: Pick<Log, 'debug'>
  /**
   * Table of changes with the columns `id` and `transaction` (xid8, the transaction that wrote the row). It goes into
   * SQL as it is, so it must be a constant.
   */
  readonly table: string
  /** SQL for the columns that are read of each change `c`. */
  readonly columns: string
  /** Postgres notifies this channel when a change was written. */
  readonly channel: string
  readonly applicationName: string
  /** Longest time between two reads in ms. A lost notification delays a change by at most this long. */
  readonly pollMs: number
  /**
   * Receives the new changes of each read, which may be an empty list. When it rejects, it gets the same changes again.
   */
  readonly onChanges: (changes: readonly Change[]) => Promise<void>
}

type ChangeRow = { readonly id: string | null; readonly horizon: string }

/**
 * Follows a table of changes from now on. A notification only causes a read. Each read takes all changes of
 * transactions that had not ended at the read before, so neither a lost connection nor commits out of order lose a
 * change.
 */
export async function followChanges<Change extends pg.QueryResultRow>(
  options: FollowOptions<Change>,
): Promise<Follower> {
  const { database, log, table, columns, channel, applicationName, pollMs, onChanges } = options
  let horizon = await presentHorizon(database)
  // While an older transaction runs, changes above the horizon are read again. These ids were handed on already.
  let done = new Set<string>()
  let stopped = false
  let running: Promise<void> | undefined
  let again = false

  async function read(): Promise<void> {
    const { rows } = await database.query<Change & ChangeRow>({
      name: `changes-${channel}`,
      // The outer join returns the horizon even when there is no change. The id is then null.
      text: `select c.id::text as id, ${columns}, pg_snapshot_xmin(pg_current_snapshot())::text as horizon
             from (values (1)) one left join ${table} c on c.transaction >= $1::text::xid8 order by c.id`,
      values: [horizon],
    })
    const changes = rows.filter(({ id }) => id !== null)
    await onChanges(changes.filter(({ id }) => !done.has(id ?? '')))
    done = new Set(changes.map(({ id }) => id ?? ''))
    horizon = rows[0]?.horizon ?? horizon
  }

  /** Runs one read at a time. A change that is written during a read causes one more read. */
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
    onWake: look,
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

/** Returns the oldest transaction that has not ended. Changes of it and of later transactions may still appear. */
async function presentHorizon(database: Pick<Database, 'query'>): Promise<string> {
  const { rows } = await database.query<{ horizon: string }>({
    text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
  })
  return rows[0]?.horizon ?? '0'
}
