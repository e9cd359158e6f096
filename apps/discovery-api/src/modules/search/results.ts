import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import type { SearchResultsReply } from '@klarsikt/contract/discovery/types'
import { ok } from '@klarsikt/core/lib'
import type { Log } from '@klarsikt/server/log'
import type { Filter, Sort } from '../../engine/engine.js'
import { implement } from '../../http/implement.js'
import { type TenantMarket, tenantMarketOf } from '../../http/tenant-market.js'
import { answerId } from '../answer-id/answer-id.js'
import { requestId } from '../answer-id/request-id.js'
import { sanitizeFilters, sanitizeSort } from '../catalogue-index/sanitize-filters.js'
import { rankingRules } from '../merchandising/ranking-rules.js'
import { contentLinks, isAnsweredByPages } from './content-links.js'
import { displaysOf } from './displays.js'
import { facetRequests, filterGroups, planGroups } from './filter-groups.js'
import { jsonResponse } from './json-response.js'
import { type CacheableReply, REQUEST_ID_PLACEHOLDER, type ResponseCache } from './response-cache.js'
import { sortsOffered } from './sorts.js'

type SearchParams = {
  readonly searchText: string
  readonly filters: readonly Filter[]
  readonly sort: Sort | null
  readonly offset: number
  readonly limit: number
  readonly asYouType: boolean
  readonly highlight: boolean
}

export function searchResults(responses: ResponseCache) {
  return implement(
    endpoints.searchResults,
    async (call, { body }) => {
      const found = await tenantMarketOf(call, body)
      if (!found.ok) return found
      const { tenant, market } = found.value
      const params: SearchParams = {
        searchText: body.query,
        filters: sanitizeFilters(body.filters, market),
        sort: sanitizeSort(body.sort, market),
        offset: body.offset,
        limit: body.limit,
        asYouType: body.as_you_type,
        highlight: body.highlight,
      }
      const reply = await responses.get(market, { settings: tenant.revision, ...params }, () =>
        searchReply(found.value, params, call.log),
      )
      // Searches as you type are not counted, because half a word finds little.
      if (reply.queryHits !== null && params.searchText !== '' && params.offset === 0 && !params.asYouType)
        call.telemetry.count('klarsikt.searches', { result: reply.queryHits === 0 ? 'none' : 'found' })
      const id = reply.queryHits === null ? requestId() : answerId(call, { ...body, hits: reply.queryHits })
      return ok(jsonResponse(reply.withRequestId(id)))
    },
    { needsDatabase: false },
  )
}

/** The result of a question: only its content pages are shown. */
const NO_PRODUCTS = { hits: [], total: 0, facets: [], recovery: null } as const

async function searchReply(
  { tenant, market }: TenantMarket,
  { searchText, filters, sort, offset, limit, asYouType, highlight }: SearchParams,
  log: Log,
): Promise<CacheableReply> {
  const path = singlePath(filters.find(({ field, op }) => field === 'category' && op === 'in')?.data)
  const plans = planGroups(market, tenant, path)
  const rules = rankingRules(market.rules.ofQuery(searchText), market, sort)
  const [result, content] = await Promise.all([
    market.index.search({
      searchText,
      filters,
      asYouType,
      sort,
      offset,
      limit,
      facets: facetRequests(plans),
      rules,
      onePerModel: tenant.settings.one_per_model === true,
      ...(highlight ? { highlight: ['title', 'brand', 'description'] as const } : {}),
    }),
    contentLinks(market, searchText),
  ])
  // Pinned products are shown even for a question.
  const isQuestion = !rules?.pin.length && isAnsweredByPages(searchText, content, result)
  const { hits, total, facets, recovery, complete, exhausted } = isQuestion ? { ...result, ...NO_PRODUCTS } : result
  // The query itself is not logged, because it may be personal.
  if (exhausted) log.info({ tenant: market.tenant, market: market.market }, 'a query was cut off at its work budget')
  const chosen = new Set(filters.map(({ field }) => field))
  const body: SearchResultsReply = {
    n_hits: total,
    sorts: sortsOffered(market),
    filters: filterGroups({ plans, facets, total, market, tenant, path: [], chosen }),
    content_search_links: content.links,
    recovery,
    displays: await displaysOf(market, hits, {
      idName: 'search_result_id',
      requestId: REQUEST_ID_PLACEHOLDER,
      offset,
      filters,
    }),
    search_request_id: REQUEST_ID_PLACEHOLDER,
  }
  // With filters the number for the words alone is unknown; after a recovery the typed words found nothing.
  const queryHits = filters.length > 0 ? null : recovery ? 0 : total
  return { body, queryHits, complete: complete && content.complete }
}

/** The category in a filter that has exactly one. */
function singlePath(filterValues: unknown): readonly string[] {
  if (!Array.isArray(filterValues) || filterValues.length !== 1) return []
  const [path] = filterValues as unknown[]
  return Array.isArray(path) ? path.map(String) : []
}
