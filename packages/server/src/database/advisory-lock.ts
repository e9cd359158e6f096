import type pg from 'pg'
import type { Executor } from './executor.js'
import { ownConnection } from './own-connection.js'

/**
 * Names a lock in the database. `id` says what the lock protects. `key` tells apart several locks of that kind, such as
 * one for each store.
 */
export type AdvisoryLock = {
  /** Is unique among the locks of the database and stays the same in all versions. */
  readonly id: number
  readonly key?: string
}

/** A lock on a connection of its own, so that the server frees it at once when the process is killed. */
export type HeldLock = {
  /** Becomes false when the connection, and so the lock, is lost. */
  readonly held: boolean
  readonly client: pg.Client
  release(): Promise<void>
}

type LockOptions = {
  readonly applicationName?: string
  /**
   * Longest wait for the connection in ms. It is longer than for a request, because other programs may start at the
   * same time.
   */
  readonly connectWithinMs?: number
}

/** Waits for the lock, does the work, and frees the lock. No other process works under the same lock meanwhile. */
export async function withAdvisoryLock<T>(
  url: string,
  lock: AdvisoryLock,
  work: (client: pg.Client) => Promise<T>,
  { applicationName = 'klarsikt-lock', connectWithinMs = 10_000 }: LockOptions = {},
): Promise<T> {
  const client = await ownConnection(url, applicationName, connectWithinMs)
  try {
    await client.query(lockStatement('pg_advisory_lock', lock))
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Takes the lock and holds it until it is released or its connection is lost. Returns null when another process holds
 * it.
 */
export async function tryAdvisoryLock(
  url: string,
  lock: AdvisoryLock,
  { applicationName = 'klarsikt-lock', connectWithinMs = 10_000 }: LockOptions = {},
): Promise<HeldLock | null> {
  const client = await ownConnection(url, applicationName, connectWithinMs)
  const release = () => client.end().catch(() => {})
  let held = true
  const lose = () => (held = false)
  client.on('error', lose)
  client.on('end', lose)
  try {
    const { rows } = await client.query<{ taken: boolean }>(lockStatement('pg_try_advisory_lock', lock))
    if (rows[0]?.taken) {
      return {
        get held() {
          return held
        },
        client,
        release,
      }
    }
  } catch (error) {
    await release()
    throw error
  }
  await release()
  return null
}

/** Waits for the lock and holds it until the transaction ends. */
export async function lockInTransaction(tx: Pick<Executor, 'query'>, lock: AdvisoryLock): Promise<void> {
  await tx.query(lockStatement('pg_advisory_xact_lock', lock))
}

type LockFunction = 'pg_advisory_lock' | 'pg_try_advisory_lock' | 'pg_advisory_xact_lock'

/** Postgres keeps locks with one number and locks with two numbers apart, so the two forms never collide. */
function lockStatement(name: LockFunction, { id, key }: AdvisoryLock): { text: string; values: unknown[] } {
  return key === undefined
    ? { text: `select ${name}($1::bigint) as taken`, values: [id] }
    : { text: `select ${name}($1::int, hashtext($2)) as taken`, values: [id, key] }
}
