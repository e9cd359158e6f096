import type { Database } from '@klarsikt/server/database'
import type { ChangeKind } from '../tenant/changes.js'
import { type MarketChange, productsOf } from './follow.js'
import type { SurveyState } from './survey.js'

/** A place in the table of changes: everything of transactions before the horizon has been taken. */
export type Position = {
  /** Which database the horizon is of; numbers of another one mean nothing. */
  readonly database: string
  readonly horizon: string
}

/** What rows an index was made of and what has been taken since. */
export type Reach = Position & {
  /** The transactions that the rows showed when all of them were read (`pg_current_snapshot`). */
  readonly seen: string
  /** How far the database was: one that has not come so far is an earlier state of it. */
  readonly reached: string
}

/** What is written down with an index: how far it goes, and what the market knows of its products besides. */
export type Mark = Reach & {
  /** By which rules the index was filled, where that is not the engine's business alone. */
  readonly rules?: string
  readonly survey: SurveyState
  /** Products changed since the survey. */
  readonly changed: number
}

/** Goes up with the shape of what is written down. */
const VERSION = 2

/** Transactions that wrote before the first one; no rows have been read. */
export const NOTHING_SEEN = '0:0:'

export const writeMark = (mark: Mark): string => JSON.stringify([VERSION, mark])

/** Null when there is none, or when it was written by another version. */
export function readMark(text: string | null | undefined): Mark | null {
  if (!text) return null
  const [version, mark] = JSON.parse(text) as readonly [number, Mark]
  return version === VERSION ? mark : null
}

const HERE = `(select system_identifier::text from pg_control_system())
  || '.' || (select oid::text from pg_database where datname = current_database())`

/** Tells this database from every other one. */
export async function databaseName(database: Pick<Database, 'query'>): Promise<string> {
  const { rows } = await database.query<{ name: string }>({ text: `select ${HERE} as name` })
  return rows[0]?.name ?? ''
}

/** How far an index goes that is filled with all rows that this transaction sees. */
export async function reachOfRows(tx: Pick<Database, 'query'>): Promise<Reach> {
  const { rows } = await tx.query<Position & { seen: string }>({
    text: `select ${HERE} as database, seen::text, pg_snapshot_xmin(seen)::text as horizon from pg_current_snapshot() seen`,
  })
  const [here] = rows
  if (here === undefined) throw new Error('A database tells where it is.')
  return { ...here, reached: here.horizon }
}

/**
 * How long a row that was read may be on its way to a shared index, all repetitions included. A process that is stopped in
 * between may write an older row over a newer one of another process; so changes are made once more when they are this old,
 * before a mark claims them.
 */
const ON_ITS_WAY = '30 minutes'

/** The horizon that a shared index can be said to have reached: the given one, less what may still be on its way. */
export async function certainHorizon(database: Pick<Database, 'query'>, horizon: string): Promise<string> {
  const { rows } = await database.query<{ old: string | null }>({
    text: `select coalesce(
             (select transaction from discovery.change where at < now() - $1::interval order by transaction desc limit 1),
             (select transaction from discovery.change order by transaction limit 1))::text as old`,
    values: [ON_ITS_WAY],
  })
  const old = rows[0]?.old ?? horizon
  return BigInt(old) < BigInt(horizon) ? old : horizon
}

type Row = Position & {
  readonly foot: string | null
  readonly kind: ChangeKind | null
  readonly product_id: string | null
  readonly xid: string | null
}

/** Changes of rows, which an index has that was filled after them. */
const OF_ROWS: ReadonlySet<string> = new Set(['catalogue', 'product'])

/** Without the changes of rows that were seen when all of them were read. */
export const unseen = (changes: readonly MarketChange[], seen: string): readonly MarketChange[] =>
  changes.filter(({ kind, transaction }) => !(OF_ROWS.has(kind) && transaction !== null && isSeen(transaction, seen)))

/**
 * What changed in a market since a mark was written; null when the table does not tell: it is of another database or of an
 * earlier state of this one, or the oldest changes have been removed.
 */
export async function changesSince(
  database: Pick<Database, 'query'>,
  { tenant, market }: { readonly tenant: string; readonly market: string },
  since: Reach,
): Promise<readonly MarketChange[] | null> {
  const { rows } = await database.query<Row>({
    text: `select here.*, c.kind, c.product_id, c.transaction::text as xid
           from (select ${HERE} as database, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
                   (select transaction::text from discovery.change order by transaction limit 1) as foot) here
           left join discovery.change c on c.tenant = $1 and c.market = $2 and c.transaction >= $3::text::xid8
           order by c.id`,
    values: [tenant, market, since.horizon],
  })
  const [here] = rows
  if (here === undefined || here.database !== since.database) return null
  if (BigInt(here.horizon) < BigInt(since.reached)) return null
  if (here.foot !== null && BigInt(here.foot) > BigInt(since.horizon)) return null
  const changes = rows.flatMap(({ kind, product_id: productId, xid }) =>
    kind === null ? [] : { tenant, market, kind, productId, transaction: xid },
  )
  return unseen(changes, since.seen)
}

/** The products of changes that a mark with this horizon would claim and the present one does not. */
export async function productsToClaim(
  database: Pick<Database, 'query'>,
  place: { readonly tenant: string; readonly market: string },
  present: Mark | null,
  horizon: string,
): Promise<string[]> {
  const changes = present && (await changesSince(database, place, present))
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
