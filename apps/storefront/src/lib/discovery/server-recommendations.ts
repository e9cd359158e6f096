import { isFailure } from '@klarsikt/contract/client'
import type { RecommendationType } from '@klarsikt/core/catalogue'
import { permits } from '@klarsikt/core/consent'
import type { ShopLoadContext } from '../../load-context.js'
import { recommendArticles } from './recommend.js'
import { type RecommendedGoods, withCards } from './recommended-cards.js'
import { patienceFor, serverDiscovery } from './server-client.js'

/**
 * What goes with an article, found while the page is drawn; null without consent to it, when the browser asks should
 * consent come later [REC-008].
 */
export async function serverRecommendations(
  context: Pick<ShopLoadContext, 'client' | 'discovery'>,
  type: RecommendationType,
  productIds: readonly number[],
  request: Request,
): Promise<readonly RecommendedGoods[] | null> {
  const consent = await context.client.getConsent().catch(() => null)
  if (!consent || isFailure(consent) || !permits(consent.data, 'recommendations')) return null
  const articles = await recommendArticles(serverDiscovery(context, patienceFor(request)), type, productIds)
  return withCards(articles, async (ids) => {
    const cards = await context.client.getCards({ query: { ids: ids.join(',') } })
    return isFailure(cards) ? null : cards.data
  })
}
