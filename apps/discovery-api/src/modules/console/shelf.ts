import type { ConsoleShelf, Display } from '@klarsikt/contract/discovery/types'
import { requestId } from '../answer-id/request-id.js'
import { unfed } from '../catalogue-index/categories.js'
import type { Market } from '../catalogue-index/market.js'
import { displaysOf } from '../search/displays.js'
import { facetRequests, filterGroups, planGroups } from '../search/filter-groups.js'
import type { Tenant } from '../tenant/tenants.js'

const everything = {
  searchText: '',
  filters: [],
  asYouType: false,
  sort: null,
  offset: 0,
  facets: [],
  rules: null,
} as const

/** Most categories offered; in a larger shop rules name the rest by the ids of its feed. */
const MAX_CATEGORIES = 3_000

/** What rules can be built from: the filters that shoppers see, and every category. */
export async function shelfOf(tenant: Tenant, market: Market): Promise<ConsoleShelf> {
  const plans = planGroups(market, tenant, [])
  const { facets, total } = await market.index.search({ ...everything, limit: 0, facets: facetRequests(plans) })
  const categories = new Map<string, ConsoleShelf['categories'][number]>()
  const add = ({ id, path, title }: { id: string; path: readonly string[]; title: string }) =>
    categories.size < MAX_CATEGORIES && categories.set(id, { id, path: [...path], title })
  for (const one of market.categories.fed) add(one)
  for (const path of market.stats.paths) add(market.categories.at(path) ?? unfed(path))
  return {
    filters: filterGroups({ plans, facets, total, market, tenant, path: [], chosen: new Set() }),
    categories: [...categories.values()],
  }
}

const MAX_OFFERED = 20

export async function findProducts(
  market: Market,
  params: { readonly query?: string | undefined; readonly ids?: readonly string[] | undefined },
): Promise<Display[]> {
  const hits = params.ids ? params.ids.map((id) => ({ id, highlights: [] })) : await byWords(market, params.query ?? '')
  return displaysOf(market, hits, { idName: 'search_result_id', requestId: requestId() })
}

async function byWords(market: Market, searchText: string) {
  const exact =
    (await market.cards.get([searchText.trim()])).size > 0 ? [{ id: searchText.trim(), highlights: [] }] : []
  const { hits } = await market.index.search({ ...everything, searchText, asYouType: true, limit: MAX_OFFERED })
  return [...exact, ...hits.filter(({ id }) => id !== exact[0]?.id)].slice(0, MAX_OFFERED)
}
