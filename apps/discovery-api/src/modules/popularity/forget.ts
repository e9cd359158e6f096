import type { Deps } from '../../context.js'
import { MEETING_HALF_LIFE } from '../recommend/learn-baskets.js'
import { growing } from './decay.js'

const DAY = 24 * 3_600_000
/** Rows of one removal. */
const AT_ONCE = 10_000

/**
 * What is forgotten and when, days. Events may come a week late (events/rows.ts), so what tells doubles apart is kept a
 * little longer; what visitors are remembered by goes when they have not come back for a season.
 */
const KEPT: readonly (readonly [table: string, column: string, days: number])[] = [
  ['popularity_seen', 'day', 9],
  ['network_vote', 'day', 9],
  ['basket_item', 'day', 9],
  ['taste', 'updated_at', 90],
  ['query_visitor', 'day', 90],
  ['searched_query', 'last_at', 180],
]

/** Pairs worth less than this many meetings of today say nothing: one meeting falls below it after 300 days. */
const FAINT = 0.1

/** Forgets what is not needed any more, and pairs that met once and long ago. */
export async function forget({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const [table, column, days] of KEPT)
    await removeBelow(database, table, column, new Date(now.getTime() - days * DAY))
  await removeBelow(database, 'basket_pair', 'sum', FAINT * growing(now, MEETING_HALF_LIFE))
}

async function removeBelow(
  database: Deps['database'],
  table: string,
  column: string,
  bound: Date | number,
): Promise<void> {
  for (let removed = AT_ONCE; removed === AT_ONCE;) {
    const { rowCount } = await database.query({
      text: `delete from discovery.${table} where ctid = any(array(
               select ctid from discovery.${table} where ${column} < $1 limit ${AT_ONCE}))`,
      values: [bound],
    })
    removed = rowCount ?? 0
  }
}
