import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import type { DisplaysReply, Filter as SentFilter } from '@klarsikt/contract/discovery/types'
import { ok, type Result } from '@klarsikt/core/lib'
import type { Refusal } from '../../http/failures.js'
import { type Call, implement } from '../../http/implement.js'
import { tenantMarketOf } from '../../http/tenant-market.js'
import { requestId } from '../answer-id/request-id.js'
import type { Market } from '../catalogue-index/market.js'
import { sanitizeFilters } from '../catalogue-index/sanitize-filters.js'
import { visitorDigest } from '../events/visitor-digest.js'
import { displaysOf } from './displays.js'
import { ownFilters } from './listing.js'
import type { Recommend, Seed } from './ports.js'

type Body = {
  readonly tenant: string
  readonly market: string
  readonly dsid: string | null
  readonly user_id: string | null
  readonly session_id: string | null
  readonly limit: number
  readonly filters: readonly SentFilter[]
}

/** The four recommendation calls, which differ in their seed. */
export function recommendations(recommend: Recommend) {
  async function answer(
    call: Call,
    body: Body,
    seedOf: (market: Market) => Seed | null,
  ): Promise<Result<DisplaysReply, Refusal>> {
    const found = await tenantMarketOf(call, body)
    if (!found.ok) return found
    const { market } = found.value
    const seed = seedOf(market)
    const ids = seed
      ? await recommend(market, {
          seed,
          visitor: visitorDigest(call, body.tenant, 'visitor', body.user_id ?? body.dsid),
          session: visitorDigest(call, body.tenant, 'session', body.session_id),
          limit: body.limit,
          filters: sanitizeFilters(body.filters, market),
        })
      : []
    const hits = ids.map((id) => ({ id, highlights: [] }))
    const displays = await displaysOf(market, hits, { idName: 'recommendation_id', requestId: requestId() })
    return ok({ displays })
  }
  const products = (market: Market, ids: readonly string[]): Seed => ({
    kind: 'products',
    ids: [...new Set(ids.map((id) => market.stats.parentOf(id) ?? id))],
  })
  return [
    implement(endpoints.recommendGeneral, (call, { body }) => answer(call, body, () => ({ kind: 'general' }))),
    implement(endpoints.recommendForProduct, (call, { body }) =>
      answer(call, body, (market) => products(market, [body.product_id])),
    ),
    implement(endpoints.recommendForProducts, (call, { body }) =>
      answer(call, body, (market) => products(market, body.product_ids)),
    ),
    implement(endpoints.recommendForCategory, (call, { body }) =>
      answer(call, body, (market) => {
        const category = market.categories.find(body.category_id)
        return category ? { kind: 'category', path: category.path, filters: ownFilters(category, market) } : null
      }),
    ),
  ]
}
