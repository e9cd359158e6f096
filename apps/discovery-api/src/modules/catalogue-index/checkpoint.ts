import type { Database } from '@klarsikt/server/database'
import type { MarketKey } from '../tenant/market-key.js'
import type { CatalogueStatsState } from './catalogue-stats.js'
import { type MarketChange, productsOf } from './follow.js'
import { selectChanges, selectDatabaseId, selectOldTransaction, selectSnapshot } from './queries.js'

/** A position in the table of changes: everything of transactions before the horizon has been applied. */
export type ChangePosition = {
  /** Which database the horizon is of; numbers of another one mean nothing. */
  readonly database: string
  readonly horizon: string
}

/** The rows that an index was built from, and how far the changes since have been applied. */
export type RowSnapshot = ChangePosition & {
  /** The transactions that the rows showed when all of them were read (`pg_current_snapshot`). */
  readonly seen: string
  /** How far the database was: one that has not come so far is an earlier state of it. */
  readonly reached: string
}

/** Stored with an index: how far it goes, and the statistics of its catalogue. */
export type Checkpoint = RowSnapshot & {
  /** Analyser version the index was built with (shared indexes only). */
  readonly analyzerVersion?: string
  readonly stats: CatalogueStatsState
  /** Products changed since the statistics were gathered. */
  readonly changed: number
}

/** Goes up with the shape of a checkpoint. */
const FORMAT_VERSION = 3

/** A snapshot that shows nothing: no rows have been read. */
export const EMPTY_SNAPSHOT = '0:0:'

export const serialiseCheckpoint = (checkpoint: Checkpoint): string => JSON.stringify([FORMAT_VERSION, checkpoint])

/** Null when there is none, or when it was written by another version. */
export function parseCheckpoint(text: string | null | undefined): Checkpoint | null {
  if (!text) return null
  const [version, checkpoint] = JSON.parse(text) as readonly [number, Checkpoint]
  return version === FORMAT_VERSION ? checkpoint : null
}

/** Tells this database from every other one. */
export async function databaseId(database: Pick<Database, 'query'>): Promise<string> {
  const { rows } = await selectDatabaseId(database)
  return rows[0]?.id ?? ''
}

/** Where an index stands that is filled with all rows that this transaction sees. */
export async function readRowSnapshot(tx: Pick<Database, 'query'>): Promise<RowSnapshot> {
  const { rows } = await selectSnapshot(tx)
  const [here] = rows
  if (here === undefined) throw new Error('A database tells where it is.')
  return { ...here, reached: here.horizon }
}

/**
 * How long a row that was read may be on its way to a shared index, all repetitions included. A process that is stopped in
 * between may write an older row over a newer one of another process; so changes are made once more when they are this old,
 * before a checkpoint claims them.
 */
const MAX_WRITE_DELAY = '30 minutes'

/** The horizon that a shared index can be said to have reached: the given one, less what may still be on its way. */
export async function safeHorizon(database: Pick<Database, 'query'>, horizon: string): Promise<string> {
  const { rows } = await selectOldTransaction(database, MAX_WRITE_DELAY)
  const old = rows[0]?.old ?? horizon
  return BigInt(old) < BigInt(horizon) ? old : horizon
}

/** Changes of rows, which an index has that was filled after them. */
const ROW_CHANGE_KINDS: ReadonlySet<string> = new Set(['catalogue', 'product'])

/** Without the changes of rows that were seen when all of them were read. */
export const withoutSeen = (changes: readonly MarketChange[], seen: string): readonly MarketChange[] =>
  changes.filter(
    ({ kind, transaction }) => !(ROW_CHANGE_KINDS.has(kind) && transaction !== null && isSeen(transaction, seen)),
  )

/**
 * What changed in a market since a checkpoint was written; null when the table does not tell: it is of another database or of an
 * earlier state of this one, or the oldest changes have been removed.
 */
export async function changesSince(
  database: Pick<Database, 'query'>,
  { tenant, market }: MarketKey,
  since: RowSnapshot,
): Promise<readonly MarketChange[] | null> {
  const { rows } = await selectChanges(database, tenant, market, since.horizon)
  const [here] = rows
  if (here === undefined || here.database !== since.database) return null
  if (BigInt(here.horizon) < BigInt(since.reached)) return null
  if (here.foot !== null && BigInt(here.foot) > BigInt(since.horizon)) return null
  const changes = rows.flatMap(({ kind, productId, transaction }) =>
    kind === null ? [] : { tenant, market, kind, productId, transaction },
  )
  return withoutSeen(changes, since.seen)
}

/** The products of changes that a checkpoint with this horizon would claim and the present one does not. */
export async function productsToReapply(
  database: Pick<Database, 'query'>,
  key: MarketKey,
  present: Checkpoint | null,
  horizon: string,
): Promise<string[]> {
  const changes = present && (await changesSince(database, key, present))
  return productsOf(
    (changes ?? []).filter(({ transaction }) => transaction !== null && BigInt(transaction) < BigInt(horizon)),
  )
}

/**
 * Whether what a transaction wrote was seen by a reader with this snapshot (`xmin:xmax:` and those between that had not
 * ended, as `pg_current_snapshot` says it).
 */
export function isSeen(transaction: string, snapshot: string): boolean {
  const [xmin = '0', xmax = '0', open = ''] = snapshot.split(':')
  const number = BigInt(transaction)
  if (number < BigInt(xmin)) return true
  return number < BigInt(xmax) && !open.split(',').includes(transaction)
}
