import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { ArticleCard, Category } from '@klarsikt/contract/shop/types'
import { categoryPage, type Display, type DiscoverySnapshot, type Page, searchPage } from '@klarsikt/discovery'
import type { ShopLoadContext } from '../../load-context.js'
import { serverDiscovery } from './server-client.js'

/** The first results of a page of the discovery widget, with the shop's own cards for them. */
export interface LoadedPage {
  readonly initial: DiscoverySnapshot
  readonly cards: readonly ArticleCard[]
  readonly total: number
  /** True where filters in the address limit the results. */
  readonly narrowed: boolean
}

type Context = Pick<ShopLoadContext, 'client' | 'discovery' | 'markDegraded'>

/** Loads the products of a category. Returns null where the service does not answer or does not know the category. */
export async function loadCategory(context: Context, path: string, href: string): Promise<LoadedPage | null> {
  const client = serverDiscovery(context)
  const page = categoryPage(client, path)
  await page.load(href)
  if (page.getState().breadcrumb.length === 0) {
    context.markDegraded()
    return null
  }
  return withCards(context.client, page, client.dehydrate())
}

/** Loads the products that a search finds. Returns null where the service does not answer. */
export async function loadSearch(context: Context, href: string): Promise<LoadedPage | null> {
  const client = serverDiscovery(context)
  const page = searchPage(client)
  await page.load(href)
  return page.getState().phase === 'shown' ? withCards(context.client, page, client.dehydrate()) : null
}

/**
 * Returns null where the service finds nothing although the shop has goods. The service's index is then still empty,
 * and the shop lists the goods itself.
 */
export function orNullIfIndexEmpty(context: Context, found: LoadedPage | null, goods: number): LoadedPage | null {
  if (found === null || found.total > 0 || found.narrowed || goods === 0) return found
  context.markDegraded()
  return null
}

/**
 * Sorts a plain page of a category like the widget's first page, so that readers without scripts who follow the links
 * see every model once. Without an answer from the service, the shop's own order stays.
 */
export async function sortedByDiscovery(context: Context, category: Category): Promise<Category> {
  const { path, page, pageSize } = category
  const client = serverDiscovery(context)
  const params = { category: path, filters: [], sort: null, limit: pageSize, offset: (page - 1) * pageSize }
  const none: { readonly n_hits: number; readonly displays: readonly Display[] } = { n_hits: 0, displays: [] }
  const { n_hits: total, displays } = await client.api.call('product-listing', params, none)
  const articles = await cardsOf(context.client, displays)
  if (articles.length === 0) return category
  return { ...category, total, pages: Math.ceil(total / pageSize), articles: [...articles] }
}

async function withCards(client: ShopClient, page: Page, initial: DiscoverySnapshot): Promise<LoadedPage> {
  const { displays, total, filters } = page.getState()
  return { initial, total, narrowed: filters.length > 0, cards: await cardsOf(client, displays) }
}

async function cardsOf(client: ShopClient, displays: readonly Display[]): Promise<readonly ArticleCard[]> {
  if (displays.length === 0) return []
  const ids = displays.map(({ product_id }) => product_id).join(',')
  const answer = await client.getCards({ query: { ids } })
  return isFailure(answer) ? [] : answer.data
}
