import {
  RECOMMENDATION_LIMIT,
  RECOMMENDATION_TYPES,
  type RecommendationItem,
  type RecommendationType,
  type RecommendedArticle,
  recommendedArticle,
} from '@klarsikt/core/catalogue'
import { type Display, recommend, type RecommendationParams, type RecommendTarget } from '@klarsikt/discovery'

/**
 * Returns goods that go with one article, with a cart, or general suggestions. It is empty where the service fails
 * [REC-005].
 */
export async function recommendArticles(
  client: RecommendTarget,
  type: RecommendationType,
  productIds: readonly number[],
): Promise<readonly RecommendedArticle[]> {
  const { displays } = await recommend(client, paramsOf(type, productIds.map(String)))
  return displays.map((display) => recommendedArticle(itemOf(display)))
}

function paramsOf(type: RecommendationType, productIds: readonly string[]): RecommendationParams {
  const limit = RECOMMENDATION_LIMIT
  const [productId] = productIds
  const kind = RECOMMENDATION_TYPES[type]
  if (kind === 'general' || productId === undefined) return { kind: 'general', limit }
  return kind === 'product' ? { kind, productId, limit } : { kind, productIds, limit }
}

/**
 * Converts an item of the service to the shop's form. A price that is missing is replaced by the one that is known
 * [REC-002].
 */
function itemOf({
  product_id,
  page_url,
  title,
  brand,
  image_url,
  sale_price,
  original_price,
}: Display): RecommendationItem {
  return {
    sku_id: product_id,
    page_url,
    title,
    subtitle: brand ?? '',
    image_url,
    original_price: original_price ?? sale_price ?? 0,
    sale_price: sale_price ?? original_price ?? 0,
  }
}
