import type { RecommendationType, RecommendedArticle } from '@klarsikt/core/catalogue'

/** Asks for articles that go with others: with one article, with a cart, or with nothing in particular. */
export type RecommendationSource = (
  type: RecommendationType,
  productIds: readonly number[],
) => Promise<readonly RecommendedArticle[]>
