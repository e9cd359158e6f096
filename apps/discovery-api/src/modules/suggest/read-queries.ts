import type { SuggestionPolicy } from '@klarsikt/contract/discovery/types'
import type { Executor } from '@klarsikt/server/database'
import { and, desc, gt, gte } from 'drizzle-orm'
import { inMarket } from '../../database/conditions.js'
import { presently } from '../popularity/decay.js'
import type { MarketKey } from '../tenant/market-key.js'
import { QUERY_HALF_LIFE } from './collect-queries.js'
import type { Entry } from './query-index.js'
import { OPEN_POLICY, queryStates } from './suggestion-policy.js'
import { searchedQuery, suggestionPolicy } from './tables.js'

/** Visitors who must have typed a query before others see it: a rarer query might identify a person. */
const VISITORS_NEEDED = 5
const MAX_QUERIES = 20_000

type SearchedQuery = Pick<typeof searchedQuery.$inferSelect, 'shown' | 'sum' | 'visitors'>

/** Queries with enough visitors and at least one product, most popular first. */
export function readCandidates(
  { orm }: Executor,
  marketKey: MarketKey,
  limit = MAX_QUERIES,
): Promise<readonly SearchedQuery[]> {
  const { key, shown, sum, visitors, hits } = searchedQuery
  return orm
    .select({ shown, sum, visitors })
    .from(searchedQuery)
    .where(and(inMarket(searchedQuery, marketKey), gte(visitors, VISITORS_NEEDED), gt(hits, 0)))
    .orderBy(desc(sum), key)
    .limit(limit)
}

export async function readPolicy({ orm }: Executor, marketKey: MarketKey): Promise<SuggestionPolicy> {
  const { approval, approved, blocked } = suggestionPolicy
  const ofMarket = inMarket(suggestionPolicy, marketKey)
  const [policy] = await orm.select({ approval, approved, blocked }).from(suggestionPolicy).where(ofMarket)
  return policy ?? OPEN_POLICY
}

/** The queries to suggest: enough visitors typed them, they find products, and the merchant allows them. */
export async function readQueries(executor: Executor, marketKey: MarketKey, now: Date): Promise<Entry[]> {
  const [candidates, policy] = await Promise.all([readCandidates(executor, marketKey), readPolicy(executor, marketKey)])
  const stateOf = queryStates(policy)
  return candidates
    .filter(({ shown }) => stateOf(shown) === 'shown')
    .map(({ shown, sum }) => ({ text: shown, score: presently(sum, now, QUERY_HALF_LIFE) }))
}
