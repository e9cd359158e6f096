import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import type { SearchResultsReply } from '@klarsikt/contract/discovery/types'
import { ok } from '@klarsikt/core/lib'
import { implement } from '../../http/implement.js'
import type { Market } from '../market/market.js'
import { rankingRules } from '../merchandising/ranking-rules.js'
import { displaysOf } from './displays.js'
import { facetRequests, filterGroups, planGroups } from './filter-groups.js'
import { placeOf } from './place.js'
import { requestId } from './request-id.js'
import { sortsOffered } from './sorts.js'
import { wantedFilters, wantedSort } from './wanted.js'

/** Content links of an answer at most. */
const LINKS = 3

export const searchResults = implement(
  endpoints.searchResults,
  async (call, { body }) => {
    const place = await placeOf(call, body)
    if (!place.ok) return place
    const { tenant, market } = place.value
    const filters = wantedFilters(body.filters, market)
    const sort = wantedSort(body.sort, market)
    const path = singlePath(filters.find(({ field, op }) => field === 'category' && op === 'in')?.data)
    const plans = planGroups(market, tenant, path)
    const [result, links] = await Promise.all([
      market.answers.search({
        text: body.query,
        filters,
        asYouType: body.as_you_type,
        sort,
        offset: body.offset,
        limit: body.limit,
        facets: facetRequests(plans),
        rules: rankingRules(market.rules.ofQuery(body.query), market, sort),
        ...(body.highlight ? { highlight: ['title', 'brand', 'description'] as const } : {}),
      }),
      contentLinks(market, body.query),
    ])
    const id = requestId()
    const chosen = new Set(filters.map(({ field }) => field))
    return ok({
      n_hits: result.total,
      displays: await displaysOf(market, result.hits, {
        idName: 'search_result_id',
        requestId: id,
        offset: body.offset,
        filters,
      }),
      sorts: sortsOffered(market),
      filters: filterGroups({ plans, facets: result.facets, total: result.total, market, tenant, path: [], chosen }),
      search_request_id: id,
      content_search_links: links,
      recovery: result.recovery,
    })
  },
  { fromMemory: true },
)

/** Pages that are no products but answer the words. */
async function contentLinks(market: Market, text: string): Promise<SearchResultsReply['content_search_links']> {
  if (text.trim() === '') return []
  const found = await market.content.search({
    text,
    filters: [],
    asYouType: true,
    sort: null,
    offset: 0,
    limit: LINKS,
    facets: [],
    rules: null,
  })
  // Guessed words would lead everybody to some page; a link is shown only for what was typed.
  if (found.recovery) return []
  return market.contentLinks(found.hits.map(({ id }) => id))
}

/** The category that is looked into, when it is one. */
function singlePath(data: unknown): readonly string[] {
  if (!Array.isArray(data) || data.length !== 1) return []
  const [path] = data as unknown[]
  return Array.isArray(path) ? path.map(String) : []
}
