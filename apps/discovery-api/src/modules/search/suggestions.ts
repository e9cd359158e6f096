import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { ok } from '@klarsikt/core/lib'
import { implement } from '../../http/implement.js'
import { tenantMarketOf } from '../../http/tenant-market.js'
import { requestId } from '../answer-id/request-id.js'
import type { Suggest } from './ports.js'

/** The suggestions call. Its parameters may be in the query string or in the body. */
export function searchSuggestions(suggest: Suggest) {
  return implement(
    endpoints.searchSuggestions,
    async (call, { query: { query, limit, ...caller } }) => {
      const found = await tenantMarketOf(call, caller)
      if (!found.ok) return found
      const id = requestId()
      const drafts = await suggest(found.value.market, { searchText: query, limit })
      return ok({
        suggestions: drafts.map((draft, at) => ({ ...draft, suggestions_result_id: `${id}-${at + 1}` })),
        suggestions_request_id: id,
      })
    },
    { queryOrBody: true },
  )
}
