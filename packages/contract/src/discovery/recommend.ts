import { z } from 'zod'
import { filters } from './filters.js'
import { caller, productId } from './parts.js'

/** Number of recommendations if the caller names none. */
const DEFAULT_LIMIT = 12

const common = {
  ...caller,
  document_referrer: z.string().max(4_000).nullish(),
  limit: z.number().int().min(1).max(100).default(DEFAULT_LIMIT),
  /** Only products that match these filters are recommended. */
  filters,
}

export const recommendGeneralBody = z.object(common).meta({ id: 'RecommendGeneralBody' })
export const recommendForCategoryBody = z
  .object({
    ...common,
    category_id: z.union(
      [z.string().min(1).max(500), z.number().transform(String), z.array(z.string().min(1).max(200)).min(1).max(20)],
      { error: 'must be the id of a category, or its path as a list' },
    ),
  })
  .meta({ id: 'RecommendForCategoryBody' })
export const recommendForProductBody = z
  .object({ ...common, product_id: productId })
  .meta({ id: 'RecommendForProductBody' })
export const recommendForProductsBody = z
  .object({ ...common, product_ids: z.array(productId).min(1).max(100) })
  .meta({ id: 'RecommendForProductsBody' })
