import { isFailure } from '@klarsikt/contract/client'
import type { RecommendationType, RecommendedArticle } from '@klarsikt/core/catalogue'
import { permits } from '@klarsikt/core/consent'
import type { ShopLoadContext } from '../../load-context.js'
import { recommendArticles } from './recommend.js'
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
): Promise<readonly RecommendedArticle[] | null> {
  const consent = await context.client.getConsent().catch(() => null)
  if (!consent || isFailure(consent) || !permits(consent.data, 'recommendations')) return null
  return recommendArticles(serverDiscovery(context, patienceFor(request)), type, productIds)
}
