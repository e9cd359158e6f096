import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log/index.js'
import { DatabaseAway, isConflict } from './outage.js'
import { noteStatement } from './query-count.js'
import { createWatch, openLine, type Watch } from './watch.js'
import { createWriteWatch, WRITE_PROBE } from './write-watch.js'

/** A statement with its values. With a name it is prepared once a connection and cheap from then on. */
export type Statement = { readonly name?: string; readonly text: string; readonly values?: readonly unknown[] }

/** What code that reads and writes needs: the same inside and outside a transaction. */
export type Executor = {
  /** Typed queries over the tables of a module. */
  readonly orm: NodePgDatabase
  /** One statement as it is, for the hot paths. */
  query<Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>>
}

export type Database = Executor & {
  readonly pool: pg.Pool
  readonly url: string
  /**
   * Runs the work in one transaction and again from its start (at most `attempts` times) when it lost against another
   * one; so the work must have no effect outside the database.
   */
  transaction<T>(work: (tx: Executor) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Fails the work at once when the database is known to be away, or turns out to be while it runs. */
  guard<T>(work: () => Promise<T>): Promise<T>
  /** False from the moment that the database does not answer. */
  readonly available: boolean
  /** False from the moment that guarded work found the disk full or the database read-only, until writes succeed again. */
  readonly writable: boolean
  close(): Promise<void>
}

export type TransactionOptions = {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable'
  readonly attempts?: number
}

type Options = {
  readonly url: string
  readonly log: Log
  /** Connections kept for requests. */
  readonly size?: number
  readonly applicationName?: string
}

/** Longest wait (ms) for a new connection; requests are let go sooner, as soon as the watch calls the database away. */
const CONNECT_WITHIN = 3_000

class CountingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    // The pool's own time-out is also the wait for a free connection, which may be longer under load.
    super({ ...config, connectionTimeoutMillis: CONNECT_WITHIN })
  }
  // The driver has a dozen overloads; all of them begin with the statement.
  override query(...args: unknown[]): never {
    const [first] = args
    noteStatement(typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? ''))
    return (super.query as (...all: unknown[]) => never).apply(this, args)
  }
}

/** Opens the pool on a Postgres 15 or newer; fails when that cannot be reached. */
export async function openDatabase(options: Options): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size ?? 16,
    application_name: options.applicationName ?? 'klarsikt',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A backstop for a statement or lock that never ends; requests are answered long before.
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    // Named statements are planned once a connection: left to itself the server plans those with lists again every time,
    // which costs ten times what running them does. And rows by key are fetched by key, never by reading a whole table.
    options: '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1',
    Client: CountingClient as unknown as new () => pg.Client,
  })
  pool.on('error', (error) => options.log.warn({ err: error }, 'an idle database connection was lost'))
  let heard = 0
  pool.on('connect', (client) => client.on('drain', () => (heard = performance.now())))
  let watch: Watch
  try {
    await requireVersion(pool)
    watch = await createWatch({
      connect: (within) => openLine(options.url, within),
      log: options.log,
      heard: () => heard,
    })
  } catch (error) {
    await pool.end()
    throw error
  }
  const writes = createWriteWatch({ probe: () => probeWrites(pool), log: options.log })
  const database: Database = {
    pool,
    url: options.url,
    orm: drizzle(pool),
    query: (statement) => pool.query(statement as pg.QueryConfig),
    transaction: (work, settings) => transaction(pool, work, settings),
    guard: (work) =>
      watch.guard(work).catch((error: unknown) => {
        writes.note(error)
        throw error
      }),
    get available() {
      return watch.available
    },
    get writable() {
      return writes.writable
    },
    async close() {
      writes.stop()
      await watch.stop()
      await pool.end()
    },
  }
  return database
}

async function probeWrites(pool: pg.Pool): Promise<void> {
  const rolledBack = new Error('rolled back')
  await transactOnce(pool, async (tx) => {
    await tx.query({ text: WRITE_PROBE.create })
    await tx.query({ text: WRITE_PROBE.fill })
    throw rolledBack
  }).catch((error: unknown) => {
    if (error !== rolledBack) throw error
  })
}

async function requireVersion(pool: pg.Pool): Promise<void> {
  const answer = await pool.query<{ version: number }>("select current_setting('server_version_num')::int as version")
  const version = answer.rows[0]?.version ?? 0
  if (version < 150_000) throw new Error(`Postgres 15 or newer is needed, this one is ${Math.floor(version / 10_000)}.`)
}

async function transaction<T>(
  pool: pg.Pool,
  work: (tx: Executor) => Promise<T>,
  { isolation, attempts = 5 }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transactOnce(pool, work, isolation)
    } catch (error) {
      if (attempt >= attempts || !isConflict(error)) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}

async function transactOnce<T>(pool: pg.Pool, work: (tx: Executor) => Promise<T>, isolation?: string): Promise<T> {
  const client = await pool.connect()
  let lost: Error | undefined
  const onError = (error: Error) => (lost = error)
  client.on('error', onError)
  try {
    await client.query(isolation ? `begin isolation level ${isolation}` : 'begin')
    const result = await work(executor(client))
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that cannot roll back is in an unknown state: it must not be used again.
    await client.query('rollback').catch((failure: unknown) => (lost ??= failure as Error))
    throw lost ? new DatabaseAway(error) : error
  } finally {
    client.off('error', onError)
    client.release(lost)
  }
}

function executor(client: pg.PoolClient): Executor {
  let orm: NodePgDatabase | undefined
  return {
    get orm() {
      return (orm ??= drizzle(client))
    },
    query: (statement) => client.query(statement as pg.QueryConfig),
  }
}
