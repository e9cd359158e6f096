import type { ShopClient } from '@klarsikt/contract/client'
import { isFailure } from '@klarsikt/contract/endpoint'
import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { encodedHref } from '@klarsikt/core/paths'
import { replyOrLogin } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'

export interface FavouritesData {
  readonly articles: readonly ArticleCard[]
  /** Number of favourites that are no longer sold. */
  readonly gone: number
}

interface Asked {
  readonly url: URL
}

/** Loads the customer's favourites as cards, the newest first. Redirects to the log-in where nobody is logged in. */
export async function loadFavourites(client: ShopClient, { url }: Asked): Promise<FavouritesData> {
  const [customer, favourites] = await Promise.all([client.getCustomerDetails(), client.getFavourites()])
  replyOrLogin(customer, url)
  return asCards(client, replyOrLogin(favourites, url).data.articleIds, url)
}

/** Loads the favourites of a visitor. Redirects a logged-in customer to the account's page of favourites. */
export async function loadVisitFavourites(client: ShopClient, { url }: Asked): Promise<FavouritesData> {
  const [customer, favourites] = await Promise.all([client.getCustomerDetails(), client.getFavourites()])
  if (!isFailure(customer)) throw redirect(encodedHref('account-favourites'))
  return asCards(client, replyOrLogin(favourites, url).data.articleIds, url)
}

async function asCards(client: ShopClient, articleIds: readonly number[], url: URL): Promise<FavouritesData> {
  if (articleIds.length === 0) return { articles: [], gone: 0 }
  const articles = replyOrLogin(await client.getCards({ query: { ids: articleIds.join(',') } }), url).data
  return { articles, gone: articleIds.length - articles.length }
}
