import type { RecommendationType, RecommendedArticle } from '@klarsikt/core/catalogue'

/** Asks for articles that go with one article, with a cart, or for general suggestions. */
export type RecommendationSource = (
  type: RecommendationType,
  productIds: readonly number[],
) => Promise<readonly RecommendedArticle[]>
