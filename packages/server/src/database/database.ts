import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log/index.js'
import { noTelemetry, type Telemetry } from '../telemetry/index.js'
import { createAvailability } from './availability.js'
import { createOrm, type Executor } from './executor.js'
import { openPool } from './open-pool.js'
import { DatabaseAway, isConflict, isLocked } from './outage.js'
import { createProbe, openProbeConnection, type Probe } from './probe.js'
import { noteStatement } from './query-count.js'
import { createTurns } from './turns.js'
import { createWriteCheck, WRITE_PROBE } from './write-check.js'

export type Database = Executor & {
  readonly pool: pg.Pool
  readonly url: string
  /**
   * Runs the work in one transaction. When it loses against another transaction, the work runs again from its start, at
   * most `attempts` times. So the work must have no effect outside the database.
   */
  transaction<T>(work: (tx: Executor) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Rejects the work at once with DatabaseAway when the database is away, or when it goes away during the work. */
  guard<T>(work: () => Promise<T>): Promise<T>
  /**
   * Returns false while the database is away or read-only. It also returns false after guarded work found the disk
   * full, until a write succeeds.
   */
  takesWrites(): Promise<boolean>
  close(): Promise<void>
}

export type TransactionOptions = {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable'
  readonly attempts?: number
  /**
   * Names what many transactions lock at the same time, such as the free times of one store. Of the transactions with
   * the same key only `places` (default 1) take a connection at a time. The others wait without one, so that
   * connections stay free for other work. A function is called for the keys only when a lock was not free, so that work
   * without contention costs no extra statement.
   */
  readonly turn?: string | { readonly keys: () => Promise<readonly string[]>; readonly places: number }
}

/** Longest wait in ms for a lock before the work takes its turn. Most work holds a lock for a far shorter time. */
const LOCK_WITHIN = 50

type Options = {
  readonly url: string
  /**
   * Address of a connection pooler. Transactions and statements go through it, but locks and notifications go to `url`.
   */
  readonly poolerUrl?: string | undefined
  readonly log: Log
  /** Number of connections for requests. */
  readonly size?: number
  readonly applicationName?: string
  readonly telemetry?: Telemetry | undefined
}

/** Longest wait for a new connection in ms. Requests stop waiting sooner, as soon as the database counts as away. */
const CONNECT_WITHIN = 3_000
/**
 * Longest wait for the first connection for probes in ms. Nothing waits for it, and other programs may start at the
 * same time.
 */
const FIRST_PROBE_WITHIN = 10_000

/** A pooler refuses these settings and sets them itself: see docs/operations/replicas.md. */
const SESSION_SETTINGS = {
  // These limits stop a statement or a lock that never ends. Requests are answered long before.
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
  // The driver plans a named statement once for each connection. By default the server plans statements with lists
  // again every time, which costs ten times as much as running them. A low cost of random pages makes it use an index
  // instead of reading a whole table.
  options: '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1',
}

class CountingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    // The time-out of the pool also limits the wait for a free connection, which may be longer under load.
    super({ ...config, connectionTimeoutMillis: CONNECT_WITHIN })
  }
  // The driver has a dozen overloads. In all of them the first argument is the statement.
  override query(...args: unknown[]): never {
    const [first] = args
    noteStatement(typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? ''))
    return (super.query as (...all: unknown[]) => never).apply(this, args)
  }
}

/** Opens the connection pool on a Postgres 15 or newer. Rejects when the server cannot be reached. */
export async function openDatabase(options: Options): Promise<Database> {
  const { telemetry = noTelemetry } = options
  const pool = openPool(CountingClient, telemetry, {
    connectionString: options.poolerUrl ?? options.url,
    max: options.size ?? 16,
    application_name: options.applicationName ?? 'klarsikt',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(options.poolerUrl ? {} : SESSION_SETTINGS),
  })
  pool.on('error', (error) => options.log.warn({ err: error }, 'an idle database connection was lost'))
  let lastAnswerAt = 0
  pool.on('connect', (client) => client.on('drain', () => (lastAnswerAt = performance.now())))
  const connect = (within: number) => openProbeConnection(options.url, within)
  let probe: Probe
  try {
    await requireVersion(pool)
    probe = createProbe({ connection: await connect(FIRST_PROBE_WITHIN), connect, lastAnswerAt: () => lastAnswerAt })
  } catch (error) {
    await pool.end()
    throw error
  }
  const availability = createAvailability({ probe, log: options.log })
  const turns = createTurns()
  const writes = createWriteCheck({ tryWrite: () => tryWrite(pool), log: options.log })
  return {
    pool,
    url: options.url,
    ...executor(pool),
    transaction(work, { turn, ...settings } = {}) {
      const run = () => transaction(pool, work, settings)
      if (turn === undefined) return run()
      if (typeof turn === 'string') return turns(turn, run)
      return transaction(pool, work, { ...settings, lockWithin: LOCK_WITHIN }).catch(async (error: unknown) => {
        if (!isLocked(error)) throw error
        // All transactions take their keys in the same order, so that two of them never wait for each other.
        const inOrder = [...new Set(await turn.keys())].toSorted()
        return inOrder.reduceRight((rest, key) => () => turns(key, rest, turn.places), run)()
      })
    },
    guard: (work) =>
      availability.guard(work).catch((error: unknown) => {
        writes.note(error)
        throw error
      }),
    takesWrites: () =>
      availability.guard(async () => !(await isReadOnly(pool)) && (await writes.passes())).catch(() => false),
    async close() {
      availability.stop()
      await probe.close()
      await pool.end()
    },
  }
}

async function isReadOnly(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ readonly: boolean }>(
    "select current_setting('transaction_read_only') = 'on' as readonly",
  )
  return rows[0]?.readonly !== false
}

async function tryWrite(pool: pg.Pool): Promise<void> {
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

type Attempts = Pick<TransactionOptions, 'isolation' | 'attempts'> & { readonly lockWithin?: number }

async function transaction<T>(
  pool: pg.Pool,
  work: (tx: Executor) => Promise<T>,
  { isolation, attempts = 5, lockWithin }: Attempts = {},
): Promise<T> {
  const begin = [
    isolation ? `begin isolation level ${isolation}` : 'begin',
    ...(lockWithin === undefined ? [] : [`set local lock_timeout = ${lockWithin}`]),
  ].join('; ')
  for (let attempt = 1; ; attempt++) {
    try {
      return await transactOnce(pool, work, begin)
    } catch (error) {
      if (attempt >= attempts || !isConflict(error)) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}

async function transactOnce<T>(pool: pg.Pool, work: (tx: Executor) => Promise<T>, begin = 'begin'): Promise<T> {
  const client = await pool.connect()
  let lost: Error | undefined
  const onError = (error: Error) => (lost = error)
  client.on('error', onError)
  try {
    await client.query(begin)
    const result = await work(executor(client))
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that cannot roll back is in an unknown state, so it is closed and not used again.
    await client.query('rollback').catch((failure: unknown) => (lost ??= failure as Error))
    throw lost ? new DatabaseAway(error) : error
  } finally {
    client.off('error', onError)
    client.release(lost)
  }
}

const executors = new WeakMap<pg.Pool | pg.PoolClient, Executor>()

/** Returns the same executor for the same connection, so that each prepared query is built once for it. */
function executor(client: pg.Pool | pg.PoolClient): Executor {
  const known = executors.get(client)
  if (known) return known
  const query: Executor['query'] = (statement) => client.query(statement as pg.QueryConfig)
  const made = { query, orm: createOrm({ query }) }
  executors.set(client, made)
  return made
}
