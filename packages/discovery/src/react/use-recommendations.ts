import { useMemo } from 'react'
import { recommend, type RecommendationParams } from '../transport/recommend.js'
import type { Display, DisplaysReply, Filter } from '../wire.js'
import { NOT_CONFIGURED, useDiscoveryContext } from './context.js'

/** Says what to recommend for: one product, several products (such as a cart), a category, or the whole shop. */
export type RecommendationQuery = {
  readonly productId?: string | number
  readonly productIds?: readonly (string | number)[]
  readonly categoryId?: string | readonly string[]
  /** Largest number of products. */
  readonly limit?: number
  readonly filters?: readonly Filter[]
}

/**
 * Fetches recommendations once for each query. Pass the promise to {@link RecommendationSlider} or {@link
 * RecommendationGrid}. It never rejects, and its list is empty when the service has no products.
 */
export function useFetchRecommendations(query: RecommendationQuery = {}): {
  readonly recommendations: Promise<readonly Display[]>
} {
  const { client } = useDiscoveryContext(NOT_CONFIGURED)
  const said = JSON.stringify(query)
  const recommendations = useMemo(
    () =>
      // A server renders placeholders and does not wait for the answer.
      client.env.location
        ? recommend(client, paramsOf(JSON.parse(said) as RecommendationQuery)).then(
            (reply: DisplaysReply) => reply.displays,
          )
        : new Promise<readonly Display[]>(() => undefined),
    [client, said],
  )
  return { recommendations }
}

function paramsOf({ productId, productIds, categoryId, ...rest }: RecommendationQuery): RecommendationParams {
  if (productIds) return { ...rest, kind: 'products', productIds: productIds.map(String) }
  if (productId !== undefined) return { ...rest, kind: 'product', productId: String(productId) }
  if (categoryId !== undefined) return { ...rest, kind: 'category', categoryId }
  return { ...rest, kind: 'general' }
}
