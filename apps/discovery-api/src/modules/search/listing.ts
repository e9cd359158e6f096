import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import type { ProductListingReply } from '@klarsikt/contract/discovery/types'
import { ok } from '@klarsikt/core/lib'
import type { CategoryValue, Filter, SearchQuery } from '../../engine/engine.js'
import { implement } from '../../http/implement.js'
import { joined, member, packed, written } from '../../http/written.js'
import type { ListingRest, Page } from '../market/answers.js'
import { type Category, unfed } from '../market/categories.js'
import type { Market } from '../market/market.js'
import { rankingRules } from '../merchandising/ranking-rules.js'
import { writtenDisplays } from './displays.js'
import { facetRequests, filterGroups, planGroups } from './filter-groups.js'
import { type Place, placeOf } from './place.js'
import { requestId } from './request-id.js'
import { sortsOffered } from './sorts.js'
import { wantedFilters, wantedSort } from './wanted.js'

/** Quick links of a page at most. */
const QUICK_LINKS = 12

export const productListing = implement(
  endpoints.productListing,
  async (call, { body }) => {
    const place = await placeOf(call, body)
    if (!place.ok) return place
    const { tenant, market } = place.value
    const id = requestId()
    const category = market.categories.find(body.query_id ?? body.category)
    if (!category)
      // A category that holds nothing (any more) is an empty page and no mistake of the shopper's.
      return ok({
        n_hits: 0,
        displays: [],
        sorts: sortsOffered(market),
        filters: [],
        product_listing_request_id: id,
        breadcrumb: [],
        quick_links: [],
      })
    const { offset, limit } = body
    const filters = wantedFilters(body.filters, market)
    const sort = wantedSort(body.sort, market)
    const { id: of, type, path } = category
    const wish = { settings: tenant.revision, of, type, path, filters, sort, offset, limit }
    const page = await market.listings.get(wish, () => pageOf(place.value, category, wish))
    const displays = await writtenDisplays(market, page.hits, {
      idName: 'product_listing_result_id',
      requestId: id,
      offset,
      filters,
    })
    return ok(joined(joined(page.rest, member('displays', displays)), written({ product_listing_request_id: id })))
  },
  { fromMemory: true },
)

async function pageOf(
  { tenant, market }: Place,
  category: Category,
  { filters, sort, offset, limit }: Pick<SearchQuery, 'filters' | 'sort' | 'offset' | 'limit'>,
): Promise<Page<ListingRest>> {
  const plans = planGroups(market, tenant, category.path).filter(
    ({ field }) => field !== 'brand' || category.type !== 'BRAND',
  )
  const requests = facetRequests(plans)
  const categories = { field: 'category', kind: 'category', limit: 1_000 } as const
  const { hits, total, facets, complete } = await market.index.search({
    text: '',
    filters: [...ownFilters(category, market), ...filters],
    asYouType: false,
    sort,
    offset,
    limit,
    facets: requests.some(({ field }) => field === 'category') ? requests : [...requests, categories],
    rules: rankingRules(market.rules.ofCategory(category.id), market, sort),
  })
  const tree = facets.find((facet) => facet.kind === 'category')?.values ?? []
  const path = category.type === 'BRAND' ? category.path.slice(0, -1) : category.path
  const chosen = new Set(filters.map(({ field }) => field))
  const rest = packed(
    written({
      n_hits: total,
      sorts: sortsOffered(market),
      filters: filterGroups({ plans, facets, total, market, tenant, path, chosen }),
      breadcrumb: breadcrumb(market, category),
      quick_links: quickLinks(market, category, tree),
    }),
  )
  return { hits, rest, complete }
}

/** What stands in a category; a page of a brand shows what the brand makes, below the category that it hangs in. */
export function ownFilters(category: Category, { survey }: Pick<Market, 'survey'>): Filter[] {
  if (category.type === 'CATEGORY') return [{ field: 'category', op: 'in', data: [category.path] }]
  const parent = category.path.slice(0, -1)
  return [
    { field: 'brand', op: 'in', data: [survey.brand(category.title) ?? category.title] },
    ...(survey.hasPath(parent) ? [{ field: 'category', op: 'in', data: [parent] } as const] : []),
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
    .slice(0, QUICK_LINKS)
    .map(({ path }) => link(categories.at(path) ?? unfed(path)))
}
