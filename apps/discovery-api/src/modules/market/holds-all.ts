import type { Database } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import type { SearchIndex } from '../../engine/engine.js'

type Place = { readonly tenant: string; readonly market: string }

/** How many products a market has, and from which transaction on others may have come or gone. */
export type RowCount = { readonly products: number; readonly since: string }

export async function countRows(database: Pick<Database, 'query'>, { tenant, market }: Place): Promise<RowCount> {
  const { rows } = await database.query<RowCount>({
    text: `select count(*)::int as products, pg_snapshot_xmin(pg_current_snapshot())::text as since
           from discovery.product p join discovery.market m using (tenant, market)
           where tenant = $1 and market = $2 and p.generation = m.generation`,
    values: [tenant, market],
  })
  const [count] = rows
  if (count === undefined) throw new Error('A count has one row.')
  return count
}

/**
 * Whether an index that has all changes until now also has as many products as the rows had when they were counted. It
 * has not when it lost some behind the back of its mark: restored from a backup, or with a shard that was given up.
 * Products that changed since the count may be in it or not.
 */
export async function holdsAll(
  database: Pick<Database, 'query'>,
  { tenant, market }: Place,
  { products, since }: RowCount,
  index: Pick<SearchIndex, 'stats'>,
): Promise<boolean> {
  const held = await index.stats()
  const { rows } = await database.query<{ changed: number }>({
    text: `select count(distinct product_id)::int as changed from discovery.change
           where tenant = $1 and market = $2 and kind = 'product' and transaction >= $3::text::xid8`,
    values: [tenant, market, since],
  })
  return Math.abs(held.products - products) <= (rows[0]?.changed ?? 0)
}

type Start = Place & {
  readonly database: Pick<Database, 'query'>
  readonly log: Log
  readonly index: Pick<SearchIndex, 'stats'>
}

/** Goes on from a shared index as it was written down; false when that cannot be, or when it then lacks products. */
export async function goesOnWhole(start: Start, resume: () => Promise<boolean>): Promise<boolean> {
  const { tenant, market, database, log, index } = start
  const rows = await countRows(database, start)
  if (!(await resume())) return false
  const whole = await holdsAll(database, start, rows, index)
  if (!whole) log.warn({ tenant, market }, 'the index has not the products that its mark says, and is filled anew')
  return whole
}
