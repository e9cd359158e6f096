import type { Executor } from '@klarsikt/server/database'
import { presently } from '../popularity/decay.js'
import type { Place } from '../popularity/follow-events.js'
import { QUERY_HALF_LIFE } from './collect-queries.js'
import type { Entry } from './query-index.js'

/** So many different visitors must have typed a query before others see it: fewer could tell who it was. */
export const VISITORS_NEEDED = 5
/** Queries of a market that are suggested at most. */
const MOST = 20_000

/** The queries that may be suggested: typed by enough people, and answered. */
export async function readQueries(executor: Executor, { tenant, market }: Place, now: Date): Promise<Entry[]> {
  const { rows } = await executor.query<{ shown: string; sum: number }>({
    text: `select shown, sum from discovery.searched_query
           where tenant = $1 and market = $2 and visitors >= ${VISITORS_NEEDED} and hits > 0
           order by sum desc limit ${MOST}`,
    values: [tenant, market],
  })
  return rows.map(({ shown, sum }) => ({ text: shown, score: presently(sum, now, QUERY_HALF_LIFE) }))
}
