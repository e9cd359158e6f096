import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { categoryPage, type DiscoverySnapshot, type Page, searchPage } from '@klarsikt/discovery'
import type { ShopLoadContext } from '../../load-context.js'
import { serverDiscovery } from './server-client.js'

/** First results of a page of the discovery widget, with the shop's own cards for them. */
export interface LoadedPage {
  readonly initial: DiscoverySnapshot
  readonly cards: readonly ArticleCard[]
  readonly total: number
}

type Context = Pick<ShopLoadContext, 'client' | 'discovery'>

/** The products of a category; null where the service does not answer or knows no such category. */
export async function loadCategory(context: Context, path: string, href: string): Promise<LoadedPage | null> {
  const client = serverDiscovery(context)
  const page = categoryPage(client, path)
  await page.load(href)
  if (page.getState().breadcrumb.length === 0) return null
  return withCards(context.client, page, client.dehydrate())
}

/** The products that a search finds; null where the service does not answer. */
export async function loadSearch(context: Context, href: string): Promise<LoadedPage | null> {
  const client = serverDiscovery(context)
  const page = searchPage(client)
  await page.load(href)
  return page.getState().phase === 'shown' ? withCards(context.client, page, client.dehydrate()) : null
}

async function withCards(client: ShopClient, page: Page, initial: DiscoverySnapshot): Promise<LoadedPage> {
  const { displays, total } = page.getState()
  if (displays.length === 0) return { initial, total, cards: [] }
  const ids = displays.map(({ product_id }) => product_id).join(',')
  const answer = await client.getCards({ query: { ids } })
  return { initial, total, cards: isFailure(answer) ? [] : answer.data }
}
