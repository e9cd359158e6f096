import type { ConsoleShelf, Display } from '@klarsikt/contract/discovery/types'
import { unfed } from '../market/categories.js'
import type { Market } from '../market/market.js'
import { displaysOf } from '../search/displays.js'
import { facetRequests, filterGroups, planGroups } from '../search/filter-groups.js'
import { requestId } from '../search/request-id.js'
import type { Tenant } from '../tenant/tenants.js'

const everything = { text: '', filters: [], asYouType: false, sort: null, offset: 0, facets: [], rules: null } as const

/** Categories that are offered; a shop with more finds the rest by its feed's ids. */
const MAX_CATEGORIES = 3_000

/** What rules can be made of: the filters that a shopper is offered, and every category. */
export async function shelfOf(tenant: Tenant, market: Market): Promise<ConsoleShelf> {
  const plans = planGroups(market, tenant, [])
  const { facets, total } = await market.index.search({ ...everything, limit: 0, facets: facetRequests(plans) })
  const categories = new Map<string, ConsoleShelf['categories'][number]>()
  const add = ({ id, path, title }: { id: string; path: readonly string[]; title: string }) =>
    categories.size < MAX_CATEGORIES && categories.set(id, { id, path: [...path], title })
  for (const one of market.categories.fed) add(one)
  for (const path of market.survey.paths) add(market.categories.at(path) ?? unfed(path))
  return {
    filters: filterGroups({ plans, facets, total, market, tenant, path: [], chosen: new Set() }),
    categories: [...categories.values()],
  }
}

/** Products that a search for words offers. */
const OFFERED = 20

export async function findProducts(
  market: Market,
  wish: { readonly query?: string | undefined; readonly ids?: readonly string[] | undefined },
): Promise<Display[]> {
  const hits = wish.ids ? wish.ids.map((id) => ({ id, highlights: [] })) : await byWords(market, wish.query ?? '')
  return displaysOf(market, hits, { idName: 'search_result_id', requestId: requestId() })
}

async function byWords(market: Market, text: string) {
  const exact = (await market.products.get([text.trim()])).size > 0 ? [{ id: text.trim(), highlights: [] }] : []
  const { hits } = await market.index.search({ ...everything, text, asYouType: true, limit: OFFERED })
  return [...exact, ...hits.filter(({ id }) => id !== exact[0]?.id)].slice(0, OFFERED)
}
