import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@klarsikt/server/database'
import pg from 'pg'

/** A row locked by another connection. */
export type HeldRow = {
  /** Waits until at least this many connections wait for a database lock. */
  untilAwaitedBy(count: number): Promise<void>
  /** Number of connections that wait for a lock now. */
  awaitedBy(): Promise<number>
  /** Unlocks the row. */
  release(): Promise<void>
}

/** Locks a row on a connection outside the pool. */
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
