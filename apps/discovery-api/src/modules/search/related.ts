import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { ok } from '@klarsikt/core/lib'
import { implement } from '../../http/implement.js'
import { tenantMarketOf } from '../../http/tenant-market.js'
import { requestId } from '../answer-id/request-id.js'
import { displaysOf } from './displays.js'

/** Products like the given one, or like the best result of a query. */
export const searchRelated = implement(
  endpoints.searchRelated,
  async (call, { body }) => {
    const found = await tenantMarketOf(call, body)
    if (!found.ok) return found
    const { market } = found.value
    const { product_id: named, query, limit } = body
    const first = named ?? (await bestOf(query ?? ''))
    const hits = first === undefined ? [] : await market.index.similar(market.stats.parentOf(first) ?? first, limit, [])
    const displays = await displaysOf(market, hits, { idName: 'recommendation_id', requestId: requestId() })
    return ok({ displays })

    async function bestOf(text: string): Promise<string | undefined> {
      const found = await market.index.search({
        searchText: text,
        filters: [],
        asYouType: false,
        sort: null,
        offset: 0,
        limit: 1,
        facets: [],
        rules: null,
      })
      return found.hits[0]?.id
    }
  },
  { needsDatabase: false },
)
