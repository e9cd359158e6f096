import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@klarsikt/server/database'
import pg from 'pg'

/** A row that somebody else has locked. */
export type HeldRow = {
  /** Waits until at least so many wait for a lock of the database. */
  untilAwaitedBy(count: number): Promise<void>
  /** How many wait for a lock now. */
  awaitedBy(): Promise<number>
  /** Gives the row back. */
  release(): Promise<void>
}

/** Locks a row on a connection that is none of the pool. */
export async function holdRow({ url }: Pick<Database, 'url'>, text: string, values: unknown[]): Promise<HeldRow> {
  const [holder, watcher] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
  await Promise.all([holder.connect(), watcher.connect()])
  await holder.query('begin')
  const { rowCount } = await holder.query(text, values)
  if (rowCount !== 1) throw new Error(`Locked ${rowCount} rows`)
  const awaitedBy = async () => {
    const { rows } = await watcher.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]?.count ?? 0
  }
  return {
    awaitedBy,
    async untilAwaitedBy(count) {
      while ((await awaitedBy()) < count) await pause(5)
    },
    async release() {
      await holder.query('rollback')
      await Promise.all([holder.end(), watcher.end()])
    },
  }
}
