import type { Database } from '@klarsikt/server/database'
import type { ChangeKind } from '../tenant/changes.js'
import type { MarketChange } from './follow.js'
import type { SurveyState } from './survey.js'

/** A place in the table of changes: everything of transactions before the horizon has been taken. */
export type Position = {
  /** Which database the horizon is of; numbers of another one mean nothing. */
  readonly database: string
  readonly horizon: string
}

/** What is written down with an index: how far it goes, and what the market knows of its products besides. */
export type Mark = Position & {
  readonly survey: SurveyState
  /** Products changed since the survey. */
  readonly changed: number
}

/** Goes up with the shape of what is written down. */
const VERSION = 1

export const writeMark = (mark: Mark): string => JSON.stringify([VERSION, mark])

/** Null when it was written by another version. */
export function readMark(text: string): Mark | null {
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

type Row = Position & {
  readonly foot: string | null
  readonly kind: ChangeKind | null
  readonly product_id: string | null
}

/**
 * What changed in a market since a position; null when the table does not tell: it is of another database or of an earlier
 * state of this one, or the oldest changes have been removed.
 */
export async function changesSince(
  database: Pick<Database, 'query'>,
  { tenant, market }: { readonly tenant: string; readonly market: string },
  since: Position,
): Promise<readonly MarketChange[] | null> {
  const { rows } = await database.query<Row>({
    text: `select here.*, c.kind, c.product_id
           from (select ${HERE} as database, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
                   (select transaction::text from discovery.change order by transaction limit 1) as foot) here
           left join discovery.change c on c.tenant = $1 and c.market = $2 and c.transaction >= $3::text::xid8
           order by c.id`,
    values: [tenant, market, since.horizon],
  })
  const [here] = rows
  if (here === undefined || here.database !== since.database) return null
  const horizon = BigInt(since.horizon)
  if (BigInt(here.horizon) < horizon || (here.foot !== null && BigInt(here.foot) > horizon)) return null
  return rows.flatMap(({ kind, product_id: productId }) =>
    kind === null ? [] : { tenant, market, kind, productId, transaction: null },
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
