import type { SuggestionPolicy } from '@klarsikt/contract/discovery/types'
import type { Executor } from '@klarsikt/server/database'
import { presently } from '../popularity/decay.js'
import type { Place } from '../popularity/follow-events.js'
import { QUERY_HALF_LIFE } from './collect-queries.js'
import type { Entry } from './query-index.js'
import { OPEN_POLICY, queryStates } from './suggestion-policy.js'

/** So many different visitors must have typed a query before others see it: fewer could tell who it was. */
const VISITORS_NEEDED = 5
/** Queries of a market that are suggested at most. */
const MOST = 20_000

type SearchedQuery = { readonly shown: string; readonly sum: number; readonly visitors: number }

/** Queries typed by enough people, and answered; the most wanted first. */
export async function readCandidates(
  executor: Executor,
  { tenant, market }: Place,
  limit = MOST,
): Promise<readonly SearchedQuery[]> {
  const { rows } = await executor.query<SearchedQuery>({
    text: `select shown, sum, visitors from discovery.searched_query
           where tenant = $1 and market = $2 and visitors >= ${VISITORS_NEEDED} and hits > 0
           order by sum desc, key limit $3`,
    values: [tenant, market, limit],
  })
  return rows
}

/** What the merchant has decided about suggestions. */
export async function readPolicy(executor: Executor, { tenant, market }: Place): Promise<SuggestionPolicy> {
  const { rows } = await executor.query<SuggestionPolicy>({
    text: 'select approval, approved, blocked from discovery.suggestion_policy where tenant = $1 and market = $2',
    values: [tenant, market],
  })
  return rows[0] ?? OPEN_POLICY
}

/** The queries that may be suggested: typed by enough people, answered, and let through by the merchant. */
export async function readQueries(executor: Executor, place: Place, now: Date): Promise<Entry[]> {
  const [candidates, policy] = await Promise.all([readCandidates(executor, place), readPolicy(executor, place)])
  const stateOf = queryStates(policy)
  return candidates
    .filter(({ shown }) => stateOf(shown) === 'shown')
    .map(({ shown, sum }) => ({ text: shown, score: presently(sum, now, QUERY_HALF_LIFE) }))
}
