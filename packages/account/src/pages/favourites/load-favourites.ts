import type { ShopClient } from '@klarsikt/contract/client'
import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '../../session/require-login.js'

export interface FavouritesData {
  readonly articles: readonly ArticleCard[]
  /** Favourites that are not sold any more. */
  readonly gone: number
}

/** The favourites as cards, the newest first. A visit has some too, but its page is the customer's. */
export async function loadFavourites(client: ShopClient, { url }: { readonly url: URL }): Promise<FavouritesData> {
  const [customer, favourites] = await Promise.all([client.getCustomerDetails(), client.getFavourites()])
  replyOrLogin(customer, url)
  const { articleIds } = replyOrLogin(favourites, url).data
  if (articleIds.length === 0) return { articles: [], gone: 0 }
  const articles = replyOrLogin(await client.getCards({ query: { ids: articleIds.join(',') } }), url).data
  return { articles, gone: articleIds.length - articles.length }
}
