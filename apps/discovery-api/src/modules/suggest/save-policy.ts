import type { ConsoleReply, SuggestionPolicy } from '@klarsikt/contract/discovery/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/refusal.js'
import { revisionOf } from '../merchandising/market-rules.js'
import type { Place } from '../popularity/follow-events.js'
import { noteChange } from '../tenant/changes.js'
import { readCandidates, readPolicy } from './read-queries.js'
import { queryStates } from './suggestion-policy.js'

type Suggestions = ConsoleReply<'getSuggestions'>

/** Queries that the merchant is shown. */
const SHOWN = 300

/** The merchant's decisions, and what they mean for each query. */
export async function readSuggestions(executor: Executor, place: Place): Promise<Suggestions> {
  const policy = await readPolicy(executor, place)
  const stateOf = queryStates(policy)
  const candidates = await readCandidates(executor, place, SHOWN)
  const queries = candidates.map(({ shown: query, visitors }) => ({ query, visitors, state: stateOf(query) }))
  return { policy, revision: revisionOf(policy), queries }
}

/** Puts other decisions in place when the present ones still are what the writer saw, and tells every replica. */
export async function saveSuggestions(
  { database }: Pick<Deps, 'database'>,
  place: Place,
  { policy, revision }: { readonly policy: SuggestionPolicy; readonly revision: string },
): Promise<Result<Suggestions, Refusal>> {
  return database.transaction(async (tx): Promise<Result<Suggestions, Refusal>> => {
    await tx.query({
      text: `select pg_advisory_xact_lock(hashtextextended('discovery.suggestions ' || $1 || ' ' || $2, 0))`,
      values: [place.tenant, place.market],
    })
    if (revisionOf(await readPolicy(tx, place)) !== revision) return err({ code: 'conflict' })
    await tx.query({
      text: `insert into discovery.suggestion_policy (tenant, market, approval, approved, blocked)
             values ($1, $2, $3, $4, $5)
             on conflict (tenant, market) do update
             set approval = excluded.approval, approved = excluded.approved, blocked = excluded.blocked`,
      values: [
        place.tenant,
        place.market,
        policy.approval,
        JSON.stringify(policy.approved),
        JSON.stringify(policy.blocked),
      ],
    })
    await noteChange(tx, place, 'rules')
    return ok(await readSuggestions(tx, place))
  })
}
