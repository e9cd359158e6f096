import type { ShopClient } from '@klarsikt/contract/client'
import type { Article, ArticleCard } from '@klarsikt/contract/shop/types'
import { replyOrMaintenance, UNDER_MAINTENANCE, type UnderMaintenance, replyOrLogin } from '@klarsikt/page-kit/session'

interface Asked {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

export interface LensProductsData {
  readonly subscriptionId: string
  readonly products: readonly ArticleCard[]
}

/** Loads the lenses that can be added to one of the customer's subscriptions. */
export async function loadLensProducts(
  client: ShopClient,
  { url, params }: Asked,
): Promise<LensProductsData | UnderMaintenance> {
  const id = params['subscriptionId'] ?? ''
  const reply = replyOrMaintenance(await client.getLensSubscriptionProducts({ params: { id } }), url)
  return reply === null ? UNDER_MAINTENANCE : { subscriptionId: id, products: reply.data }
}

export interface AddLensData {
  readonly subscriptionId: string
  readonly article: Article
}

/** Loads the lenses to add. Lenses that cannot be in a subscription give a 404 page. */
export async function loadAddLens(client: ShopClient, { url, params }: Asked): Promise<AddLensData | UnderMaintenance> {
  const { subscriptionId = '', articleId = '' } = params
  const [subscription, article] = await Promise.all([
    client.getLensSubscription({ params: { id: subscriptionId } }),
    client.getArticle({ params: { id: articleId } }),
  ])
  if (replyOrMaintenance(subscription, url) === null) return UNDER_MAINTENANCE
  const { data } = replyOrLogin(article, url)
  if (!data.allowSubscription || data.skus.every(({ parameters }) => parameters === null))
    throw new Response(null, { status: 404 })
  return { subscriptionId, article: data }
}
