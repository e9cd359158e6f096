import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { ok } from '@klarsikt/core/lib'
import { implement } from '../../http/implement.js'
import { placeOf } from './place.js'
import type { Suggest } from './ports.js'
import { requestId } from './request-id.js'

/** The suggestions call; parameters stand in the query-string (decisions N10) or in a body. */
export function searchSuggestions(suggest: Suggest) {
  return implement(
    endpoints.searchSuggestions,
    async (call, { query: { query, limit, ...caller } }) => {
      const place = await placeOf(call, caller)
      if (!place.ok) return place
      const id = requestId()
      const drafts = await suggest(place.value.market, { typed: query, limit })
      return ok({
        suggestions: drafts.map((draft, at) => ({ ...draft, suggestions_result_id: `${id}-${at + 1}` })),
        suggestions_request_id: id,
      })
    },
    { queryOrBody: true },
  )
}
