import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { ok } from '@klarsikt/core/lib'
import type { Log } from '@klarsikt/server/log'
import type { z } from 'zod'
import type { Filter } from '../../engine/engine.js'
import { implement } from '../../http/implement.js'
import { joined, member, packed, written } from '../../http/written.js'
import type { Page, ResultsRest } from '../market/answers.js'
import { rankingRules } from '../merchandising/ranking-rules.js'
import { answerId } from './answer-id.js'
import { contentLinks, isAnsweredByPages } from './content-links.js'
import { writtenDisplays } from './displays.js'
import { facetRequests, filterGroups, planGroups } from './filter-groups.js'
import { type Place, placeOf } from './place.js'
import { requestId } from './request-id.js'
import { sortsOffered } from './sorts.js'
import { wantedFilters, wantedSort } from './wanted.js'

export const searchResults = implement(
  endpoints.searchResults,
  async (call, { body }) => {
    const place = await placeOf(call, body)
    if (!place.ok) return place
    const { tenant, market } = place.value
    const { query, sort, offset, limit, as_you_type, highlight } = body
    const filters = wantedFilters(body.filters, market)
    const wish = { settings: tenant.revision, query, filters, sort, offset, limit, as_you_type, highlight }
    const page = await market.results.get(wish, () => pageOf(place.value, body, filters, call.log))
    const id = typeof page.found === 'number' ? answerId(call, { ...body, hits: page.found }) : requestId()
    const displays = await writtenDisplays(market, page.hits, {
      idName: 'search_result_id',
      requestId: id,
      offset,
      filters,
    })
    return ok(joined(joined(page.rest, member('displays', displays)), written({ search_request_id: id })))
  },
  { fromMemory: true },
)

/** The answer to a question: its pages, and no products. */
const NOTHING = { hits: [], total: 0, facets: [], recovery: null } as const

async function pageOf(
  { tenant, market }: Place,
  body: z.output<typeof endpoints.searchResults.body>,
  filters: readonly Filter[],
  log: Log,
): Promise<Page<ResultsRest>> {
  const sort = wantedSort(body.sort, market)
  const path = singlePath(filters.find(({ field, op }) => field === 'category' && op === 'in')?.data)
  const plans = planGroups(market, tenant, path)
  const rules = rankingRules(market.rules.ofQuery(body.query), market, sort)
  const [answer, content] = await Promise.all([
    market.index.search({
      text: body.query,
      keep: true,
      filters,
      asYouType: body.as_you_type,
      sort,
      offset: body.offset,
      limit: body.limit,
      facets: facetRequests(plans),
      rules,
      ...(body.highlight ? { highlight: ['title', 'brand', 'description'] as const } : {}),
    }),
    contentLinks(market, body.query),
  ])
  // What the merchant has put there is shown whatever was typed.
  const isQuestion = !rules?.pin.length && isAnsweredByPages(body.query, content, answer)
  const { hits, total, facets, recovery, complete, standing, exhausted } = isQuestion
    ? { ...answer, ...NOTHING }
    : answer
  // Not the text: people type what is nobody else's business.
  if (exhausted) log.info({ tenant: market.tenant, market: market.market }, 'a query was cut off at its work budget')
  const chosen = new Set(filters.map(({ field }) => field))
  const rest = packed(
    written({
      n_hits: total,
      sorts: sortsOffered(market),
      filters: filterGroups({ plans, facets, total, market, tenant, path: [], chosen }),
      content_search_links: content.links,
      recovery,
    }),
  )
  // With filters nobody knows what the words alone find, and what a recovery finds are other words.
  const found = filters.length > 0 ? null : recovery ? 0 : total
  return { hits, rest, found, complete: complete && content.complete, standing }
}

/** The category that is looked into, when it is one. */
function singlePath(data: unknown): readonly string[] {
  if (!Array.isArray(data) || data.length !== 1) return []
  const [path] = data as unknown[]
  return Array.isArray(path) ? path.map(String) : []
}
