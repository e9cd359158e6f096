import type { Database } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import type { SearchIndex } from '../../engine/engine.js'
import type { MarketKey } from '../tenant/market-key.js'
import { countChangedProducts, countProducts } from './queries.js'

type RowCount = Awaited<ReturnType<typeof countRows>>

/** Counts the products of a market. `since` is the first transaction whose changes the count may lack. */
export async function countRows(database: Pick<Database, 'query'>, { tenant, market }: MarketKey) {
  const { rows } = await countProducts(database, tenant, market)
  const [count] = rows
  if (count === undefined) throw new Error('A count has one row.')
  return count
}

/**
 * Whether an up-to-date index has as many products as the rows. It has fewer when it was restored from a backup or lost a shard, which its
 * checkpoint cannot know. Products that changed since the count may be in the index or not.
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

/**
 * Resumes a shared index from its checkpoint; false when that is impossible, or when products are missing afterwards.
 */
export async function resumeIfComplete(params: ResumeParams, resume: () => Promise<boolean>): Promise<boolean> {
  const { tenant, market, database, log, index } = params
  const rows = await countRows(database, params)
  if (!(await resume())) return false
  const complete = await isComplete(database, params, rows, index)
  if (!complete) log.warn({ tenant, market }, 'the index lacks products that its checkpoint claims, and is refilled')
  return complete
}
