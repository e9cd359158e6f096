import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import type { DisplaysReply, Filter as SentFilter } from '@klarsikt/contract/discovery/types'
import { ok, type Result } from '@klarsikt/core/lib'
import { type Call, implement } from '../../http/implement.js'
import type { Refusal } from '../../http/refusal.js'
import { member, type Written } from '../../http/written.js'
import { visitorDigest } from '../events/visitor-digest.js'
import type { Market } from '../market/market.js'
import { writtenDisplays } from './displays.js'
import { ownFilters } from './listing.js'
import { placeOf } from './place.js'
import type { Recommend, Seed } from './ports.js'
import { requestId } from './request-id.js'
import { wantedFilters } from './wanted.js'

type Body = {
  readonly tenant: string
  readonly market: string
  readonly dsid: string | null
  readonly user_id: string | null
  readonly session_id: string | null
  readonly limit: number
  readonly filters: readonly SentFilter[]
}

/** The four recommendation calls; they differ in what is looked at. */
export function recommendations(recommend: Recommend) {
  async function answer(
    call: Call,
    body: Body,
    seedOf: (market: Market) => Seed | null,
  ): Promise<Result<Written<DisplaysReply>, Refusal>> {
    const place = await placeOf(call, body)
    if (!place.ok) return place
    const { market } = place.value
    const seed = seedOf(market)
    const ids = seed
      ? await recommend(market, {
          seed,
          visitor: visitorDigest(call, body.tenant, 'visitor', body.user_id ?? body.dsid),
          session: visitorDigest(call, body.tenant, 'session', body.session_id),
          limit: body.limit,
          filters: wantedFilters(body.filters, market),
        })
      : []
    const hits = ids.map((id) => ({ id, highlights: [] }))
    const wish = { idName: 'recommendation_id', requestId: requestId() } as const
    return ok(member('displays', await writtenDisplays(market, hits, wish)))
  }
  const products = (market: Market, ids: readonly string[]): Seed => ({
    kind: 'products',
    ids: [...new Set(ids.map((id) => market.survey.parentOf(id) ?? id))],
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
