import type { Environment } from '../environment.js'
import type { DisplaysReply, Filter } from '../wire.js'
import type { Api } from './api.js'

/** Which goods go with what. `general` needs nothing else. */
export type RecommendationParams = { readonly limit?: number; readonly filters?: readonly Filter[] } & (
  | { readonly kind: 'general' }
  | { readonly kind: 'category'; readonly categoryId: string | readonly string[] }
  | { readonly kind: 'product'; readonly productId: string }
  | { readonly kind: 'products'; readonly productIds: readonly string[] }
)
export type RelatedParams = { readonly productId?: string; readonly query?: string; readonly limit?: number }

/** Who is asked; a discovery client is one. */
export type RecommendTarget = {
  readonly api: Pick<Api, 'call'>
  readonly env: Pick<Environment, 'referrer'>
  readonly consent: () => boolean | undefined
}

/** Goods that go with others. Never throws: none where the call failed. */
export function recommend({ api, env, consent }: RecommendTarget, { kind, ...params }: RecommendationParams) {
  // Where a person came from is theirs until they say otherwise.
  const documentReferrer = consent() ? env.referrer() : null
  return api.call<DisplaysReply>(`recommend/products/${kind}`, snakeKeys({ documentReferrer, ...params }), {
    displays: [],
  })
}

/** Goods like a product, or near a query. Never throws: none where the call failed. */
export function related({ api }: Pick<RecommendTarget, 'api'>, params: RelatedParams): Promise<DisplaysReply> {
  return api.call<DisplaysReply>('search/related', snakeKeys(params), { displays: [] })
}

/** `productId` becomes `product_id`: keys as the wire writes them, one level deep. */
function snakeKeys(object: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
}
