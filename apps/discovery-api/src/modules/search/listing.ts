import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import type { ProductListingReply } from '@klarsikt/contract/discovery/types'
import { ok } from '@klarsikt/core/lib'
import type { CategoryValue, Filter, SearchQuery } from '../../engine/engine.js'
import { implement } from '../../http/implement.js'
import { type TenantMarket, tenantMarketOf } from '../../http/tenant-market.js'
import { requestId } from '../answer-id/request-id.js'
import { type Category, unfed } from '../catalogue-index/categories.js'
import type { Market } from '../catalogue-index/market.js'
import { sanitizeFilters, sanitizeSort } from '../catalogue-index/sanitize-filters.js'
import { rankingRules } from '../merchandising/ranking-rules.js'
import { displaysOf } from './displays.js'
import { facetRequests, filterGroups, planGroups } from './filter-groups.js'
import { jsonResponse } from './json-response.js'
import { type CacheableReply, REQUEST_ID_PLACEHOLDER, type ResponseCache } from './response-cache.js'
import { sortsOffered } from './sorts.js'

const MAX_QUICK_LINKS = 12
/** Most categories counted below a page. */
const MAX_CATEGORIES = 1_000

type ListingParams = Pick<SearchQuery, 'filters' | 'sort' | 'offset' | 'limit'>

export function productListing(responses: ResponseCache) {
  return implement(
    endpoints.productListing,
    async (call, { body }) => {
      const found = await tenantMarketOf(call, body)
      if (!found.ok) return found
      const { tenant, market } = found.value
      const id = requestId()
      const category = market.categories.find(body.query_id ?? body.category)
      if (!category)
        // An unknown or emptied category gives an empty page, not an error.
        return ok({
          n_hits: 0,
          displays: [],
          sorts: sortsOffered(market),
          filters: [],
          product_listing_request_id: id,
          breadcrumb: [],
          quick_links: [],
        })
      const params: ListingParams = {
        filters: sanitizeFilters(body.filters, market),
        sort: sanitizeSort(body.sort, market),
        offset: body.offset,
        limit: body.limit,
      }
      const { id: of, type, path } = category
      const reply = await responses.get(market, { settings: tenant.revision, of, type, path, ...params }, () =>
        listingReply(found.value, category, params),
      )
      return ok(jsonResponse(reply.withRequestId(id)))
    },
    { needsDatabase: false },
  )
}

async function listingReply(
  { tenant, market }: TenantMarket,
  category: Category,
  { filters, sort, offset, limit }: ListingParams,
): Promise<CacheableReply> {
  const plans = planGroups(market, tenant, category.path).filter(
    ({ field }) => field !== 'brand' || category.type !== 'BRAND',
  )
  const requests = facetRequests(plans)
  const categories = { field: 'category', kind: 'category', limit: MAX_CATEGORIES } as const
  const { hits, total, facets, complete } = await market.index.search({
    searchText: '',
    filters: [...ownFilters(category, market), ...filters],
    asYouType: false,
    sort,
    offset,
    limit,
    facets: requests.some(({ field }) => field === 'category') ? requests : [...requests, categories],
    rules: rankingRules(market.rules.ofCategory(category.id), market, sort),
    onePerModel: tenant.settings.one_per_model === true,
  })
  const tree = facets.find((facet) => facet.kind === 'category')?.values ?? []
  const path = category.type === 'BRAND' ? category.path.slice(0, -1) : category.path
  const chosen = new Set(filters.map(({ field }) => field))
  const body: ProductListingReply = {
    n_hits: total,
    sorts: sortsOffered(market),
    filters: filterGroups({ plans, facets, total, market, tenant, path, chosen }),
    breadcrumb: breadcrumb(market, category),
    quick_links: quickLinks(market, category, tree),
    displays: await displaysOf(market, hits, {
      idName: 'product_listing_result_id',
      requestId: REQUEST_ID_PLACEHOLDER,
      offset,
      filters,
    }),
    product_listing_request_id: REQUEST_ID_PLACEHOLDER,
  }
  return { body, queryHits: null, complete }
}

/** The filters of a category page. The page of a brand shows the brand's products in the category above it. */
export function ownFilters(category: Category, { stats }: Pick<Market, 'stats'>): Filter[] {
  if (category.type === 'CATEGORY') return [{ field: 'category', op: 'in', data: [category.path] }]
  const parent = category.path.slice(0, -1)
  return [
    { field: 'brand', op: 'in', data: [stats.brand(category.title) ?? category.title] },
    ...(stats.hasPath(parent) ? [{ field: 'category', op: 'in', data: [parent] } as const] : []),
  ]
}

function breadcrumb({ categories }: Pick<Market, 'categories'>, category: Category): ProductListingReply['breadcrumb'] {
  return category.path.map((_, at) => {
    const path = category.path.slice(0, at + 1)
    const one = at + 1 === category.path.length ? category : (categories.at(path) ?? unfed(path))
    return { category_id: one.id, title: one.title, page_url: one.pageUrl }
  })
}

function quickLinks(
  { categories }: Pick<Market, 'categories'>,
  category: Category,
  tree: readonly CategoryValue[],
): ProductListingReply['quick_links'] {
  const counts = new Map(tree.map(({ path, count }) => [path.join('\u001f'), count]))
  const link = (one: Category) => ({
    category_id: one.id,
    title: one.title,
    page_url: one.pageUrl,
    count: counts.get(one.path.join('\u001f')) ?? 0,
  })
  if (category.quickLinks) return category.quickLinks.flatMap((id) => categories.find(id) ?? []).map(link)
  const depth = category.path.length
  return tree
    .filter(({ path }) => path.length === depth + 1 && category.path.every((part, at) => path[at] === part))
    .slice(0, MAX_QUICK_LINKS)
    .map(({ path }) => link(categories.at(path) ?? unfed(path)))
}
