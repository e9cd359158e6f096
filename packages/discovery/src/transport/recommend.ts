import type { Environment } from '../environment.js'
import type { DisplaysReply, Filter } from '../wire.js'
import type { Api } from './api.js'

/** Says what to recommend for. `general` needs nothing else. */
export type RecommendationParams = { readonly limit?: number; readonly filters?: readonly Filter[] } & (
  | { readonly kind: 'general' }
  | { readonly kind: 'category'; readonly categoryId: string | readonly string[] }
  | { readonly kind: 'product'; readonly productId: string }
  | { readonly kind: 'products'; readonly productIds: readonly string[] }
)
export type RelatedParams = { readonly productId?: string; readonly query?: string; readonly limit?: number }

/** Makes the calls. A discovery client is such a target. */
export type RecommendTarget = {
  readonly api: Pick<Api, 'call'>
  readonly env: Pick<Environment, 'referrer'>
  readonly consent: () => boolean | undefined
}

/** Fetches recommendations. It never throws, and returns no products when the call failed. */
export function recommend({ api, env, consent }: RecommendTarget, { kind, ...params }: RecommendationParams) {
  // The page that a person came from is private until the person consents.
  const documentReferrer = consent() ? env.referrer() : null
  return api.call<DisplaysReply>(`recommend/products/${kind}`, snakeKeys({ documentReferrer, ...params }), {
    displays: [],
  })
}

/** Fetches products like a product or near a query. It never throws, and returns none when the call failed. */
export function related({ api }: Pick<RecommendTarget, 'api'>, params: RelatedParams): Promise<DisplaysReply> {
  return api.call<DisplaysReply>('search/related', snakeKeys(params), { displays: [] })
}

/** Changes keys such as `productId` to `product_id`, as the service writes them, on the first level only. */
function snakeKeys(object: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
}
