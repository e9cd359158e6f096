import type { Database } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import type { SearchIndex } from '../../engine/engine.js'
import type { MarketKey } from '../tenant/market-key.js'
import { countChangedProducts, countProducts } from './queries.js'

type RowCount = Awaited<ReturnType<typeof countRows>>

/** How many products a market has, and from which transaction on others may have come or gone. */
export async function countRows(database: Pick<Database, 'query'>, { tenant, market }: MarketKey) {
  const { rows } = await countProducts(database, tenant, market)
  const [count] = rows
  if (count === undefined) throw new Error('A count has one row.')
  return count
}

/**
 * Whether an index that has all changes until now also has as many products as the rows had when they were counted. It
 * has not when it lost some behind the back of its checkpoint: restored from a backup, or with a shard that was given up.
 * Products that changed since the count may be in it or not.
 */
export async function isComplete(
  database: Pick<Database, 'query'>,
  { tenant, market }: MarketKey,
  { products, since }: RowCount,
  index: Pick<SearchIndex, 'stats'>,
): Promise<boolean> {
  const held = await index.stats()
  const { rows } = await countChangedProducts(database, tenant, market, since)
  return Math.abs(held.products - products) <= (rows[0]?.changed ?? 0)
}

type ResumeParams = MarketKey & {
  readonly database: Pick<Database, 'query'>
  readonly log: Log
  readonly index: Pick<SearchIndex, 'stats'>
}

/** Resumes a shared index from its checkpoint; false when that cannot be done, or when products are missing then. */
export async function resumeIfComplete(params: ResumeParams, resume: () => Promise<boolean>): Promise<boolean> {
  const { tenant, market, database, log, index } = params
  const rows = await countRows(database, params)
  if (!(await resume())) return false
  const complete = await isComplete(database, params, rows, index)
  if (!complete) log.warn({ tenant, market }, 'the index lacks products that its checkpoint claims, and is refilled')
  return complete
}
