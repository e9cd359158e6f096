import type { ConsoleReply, SuggestionPolicy } from '@klarsikt/contract/discovery/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { type Executor, lockInTransaction } from '@klarsikt/server/database'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { audit } from '../audit/audit.js'
import { merchandisingLock, revisionOf } from '../catalogue-index/market-rules.js'
import { noteChange } from '../tenant/changes.js'
import type { MarketKey } from '../tenant/market-key.js'
import { readCandidates, readPolicy } from './read-queries.js'
import { queryStates } from './suggestion-policy.js'
import { suggestionPolicy } from './tables.js'

type Suggestions = ConsoleReply<'getSuggestions'>

const MAX_SUGGESTED_QUERIES = 300

/** The merchant's decisions with their revision, and the resulting state of each query. */
export async function readSuggestions(executor: Executor, marketKey: MarketKey): Promise<Suggestions> {
  const policy = await readPolicy(executor, marketKey)
  const stateOf = queryStates(policy)
  const candidates = await readCandidates(executor, marketKey, MAX_SUGGESTED_QUERIES)
  const queries = candidates.map(({ shown: query, visitors }) => ({ query, visitors, state: stateOf(query) }))
  return { policy, revision: revisionOf(policy), queries }
}

/** Saves the merchant's decisions and notifies replicas. Refused as a conflict unless the writer saw the present revision. */
export async function saveSuggestions(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  marketKey: MarketKey,
  { policy, revision }: { readonly policy: SuggestionPolicy; readonly revision: string },
): Promise<Result<Suggestions, Refusal>> {
  return database.transaction(async (tx): Promise<Result<Suggestions, Refusal>> => {
    await lockInTransaction(tx, merchandisingLock(marketKey))
    if (revisionOf(await readPolicy(tx, marketKey)) !== revision) return err({ code: 'conflict' })
    const { tenant, market } = marketKey
    const { approval, approved, blocked } = policy
    await tx.orm
      .insert(suggestionPolicy)
      .values({ tenant, market, approval, approved, blocked })
      .onConflictDoUpdate({
        target: [suggestionPolicy.tenant, suggestionPolicy.market],
        set: { approval, approved, blocked },
      })
    await audit(tx, clock.now(), 'suggestions.saved', marketKey)
    await noteChange(tx, marketKey, 'rules')
    return ok(await readSuggestions(tx, marketKey))
  })
}
