import type pg from 'pg'
import type { Executor } from './executor.js'
import { ownConnection } from './own-connection.js'

/** A lock of the whole database: what it is for, and which one of those where there are several. */
export type AdvisoryLock = {
  /** Any number, unique among the locks of the database and the same in all versions. */
  readonly id: number
  readonly key?: string
}

/** A lock on a connection of its own: a killed process gives it back at once. */
export type HeldLock = {
  /** False once the connection, and the lock with it, is lost. */
  readonly held: boolean
  /** The connection that holds it. */
  readonly client: pg.Client
  release(): Promise<void>
}

type LockOptions = {
  readonly applicationName?: string
  /** Longest wait for the connection; a start beside other programs takes longer than a request would. */
  readonly connectWithinMs?: number
}

/** Does the work while no other process does work under the same lock, which is waited for. */
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

/** Takes the lock until it is released or its connection is lost; null when another process has it. */
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

/** Locks with a key live in a number space of their own, apart from those without. */
function lockStatement(name: LockFunction, { id, key }: AdvisoryLock): { text: string; values: unknown[] } {
  return key === undefined
    ? { text: `select ${name}($1::bigint) as taken`, values: [id] }
    : { text: `select ${name}($1::int, hashtext($2)) as taken`, values: [id, key] }
}
