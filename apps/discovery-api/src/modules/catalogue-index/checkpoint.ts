import type { Database } from '@klarsikt/server/database'
import type { MarketKey } from '../tenant/market-key.js'
import type { CatalogueStatsState } from './catalogue-stats.js'
import { type MarketChange, productsOf } from './follow.js'
import { selectChanges, selectDatabaseId, selectOldTransaction, selectSnapshot } from './queries.js'

/** A position in the table of changes: all changes of transactions before the horizon have been applied. */
export type ChangePosition = {
  /** Identifies the database of the horizon; transaction numbers of another database mean nothing. */
  readonly database: string
  readonly horizon: string
}

/** The rows that an index was built from, and up to where later changes have been applied. */
export type RowSnapshot = ChangePosition & {
  /** The transactions visible when all rows were read, as from `pg_current_snapshot`. */
  readonly seen: string
  /** The database's horizon at that time. A database with a lower one was restored to an earlier state. */
  readonly reached: string
}

/** Stored with an index: up to where it goes, and the statistics of its catalogue. */
export type Checkpoint = RowSnapshot & {
  /** Analyser version that the index was built with; only for shared indices. */
  readonly analyzerVersion?: string
  readonly stats: CatalogueStatsState
  /** Products changed since the statistics were collected. */
  readonly changed: number
}

/** Version of the checkpoint format. Raise it when the format changes. */
const FORMAT_VERSION = 3

/** A snapshot in which no transaction is visible: no rows have been read. */
export const EMPTY_SNAPSHOT = '0:0:'

export const serialiseCheckpoint = (checkpoint: Checkpoint): string => JSON.stringify([FORMAT_VERSION, checkpoint])

/** Null when there is none, or when another version wrote it. */
export function parseCheckpoint(text: string | null | undefined): Checkpoint | null {
  if (!text) return null
  const [version, checkpoint] = JSON.parse(text) as readonly [number, Checkpoint]
  return version === FORMAT_VERSION ? checkpoint : null
}

export async function databaseId(database: Pick<Database, 'query'>): Promise<string> {
  const { rows } = await selectDatabaseId(database)
  return rows[0]?.id ?? ''
}

/** The position of an index that is filled with all rows visible to this transaction. */
export async function readRowSnapshot(tx: Pick<Database, 'query'>): Promise<RowSnapshot> {
  const { rows } = await selectSnapshot(tx)
  const [here] = rows
  if (here === undefined) throw new Error('A database tells where it is.')
  return { ...here, reached: here.horizon }
}

/**
 * Longest time for which a row that was read may still be on its way to a shared index, including retries. A process that is paused in
 * between may overwrite a newer row of another process. So changes of this age are applied again before a checkpoint includes them.
 */
const MAX_WRITE_DELAY = '30 minutes'

/**
 * The horizon that a shared index has surely reached: the given one, lowered by changes that may still be on their way.
 */
export async function safeHorizon(database: Pick<Database, 'query'>, horizon: string): Promise<string> {
  const { rows } = await selectOldTransaction(database, MAX_WRITE_DELAY)
  const old = rows[0]?.old ?? horizon
  return BigInt(old) < BigInt(horizon) ? old : horizon
}

/** Kinds of changes that a later filling of the index already includes. */
const ROW_CHANGE_KINDS: ReadonlySet<string> = new Set(['catalogue', 'product'])

/** Drops row changes that were already visible when all rows were read. */
export const withoutSeen = (changes: readonly MarketChange[], seen: string): readonly MarketChange[] =>
  changes.filter(
    ({ kind, transaction }) => !(ROW_CHANGE_KINDS.has(kind) && transaction !== null && isSeen(transaction, seen)),
  )

/**
 * The changes of a market since a checkpoint. Null when the table cannot tell: the checkpoint is of another database or of a later state of
 * this one, or the oldest changes have been deleted.
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

/** The products of changes that a checkpoint with this horizon would include and the present one does not. */
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
 * Whether a transaction's rows are visible in a snapshot. The format is that of `pg_current_snapshot`: `xmin:xmax:` and the transactions
 * between them that were still open.
 */
export function isSeen(transaction: string, snapshot: string): boolean {
  const [xmin = '0', xmax = '0', open = ''] = snapshot.split(':')
  const number = BigInt(transaction)
  if (number < BigInt(xmin)) return true
  return number < BigInt(xmax) && !open.split(',').includes(transaction)
}
