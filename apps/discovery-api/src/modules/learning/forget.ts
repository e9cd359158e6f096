import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Deps } from '../../context.js'
import { growing } from '../popularity/decay.js'
import { networkVote, popularitySeen } from '../popularity/tables.js'
import { MEETING_HALF_LIFE } from '../recommend/learn-baskets.js'
import { basketItem, basketPair, taste } from '../recommend/tables.js'
import { queryVisitor, searchedQuery } from '../suggest/tables.js'

const DAY_MS = 24 * 3_600_000
const ROWS_PER_DELETE = 10_000

/**
 * Days after which rows are deleted. Events may come a week late (events/rows.ts), so rows that recognise repeats stay a little longer; the
 * tastes of visitors stay for a season after their last visit.
 */
const RETENTION_DAYS: readonly (readonly [column: PgColumn, days: number])[] = [
  [popularitySeen.day, 9],
  [networkVote.day, 9],
  [basketItem.day, 9],
  [taste.updatedAt, 90],
  [queryVisitor.day, 90],
  [searchedQuery.lastAt, 180],
]

/**
 * Pairs with a lower weight today are deleted. The weight of two products that occurred together once falls below this
 * after 300 days.
 */
const MIN_PAIR_MEETINGS = 0.1

/** Deletes outdated rows, and pairs of products that occurred together only long ago. */
export async function forget({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const [column, days] of RETENTION_DAYS)
    await removeBelow(database, column, new Date(now.getTime() - days * DAY_MS))
  await removeBelow(database, basketPair.sum, MIN_PAIR_MEETINGS * growing(now, MEETING_HALF_LIFE))
}

async function removeBelow({ orm }: Deps['database'], column: PgColumn, bound: Date | number): Promise<void> {
  const { table } = column
  const old = sql`select ctid from ${table} where ${column} < ${bound} limit ${ROWS_PER_DELETE}`
  for (let removed = ROWS_PER_DELETE; removed === ROWS_PER_DELETE;) {
    const { rowCount } = await orm.delete(table).where(sql`ctid = any(array(${old}))`)
    removed = rowCount ?? 0
  }
}
