import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { ok } from '@klarsikt/core/lib'
import { implement } from '../../http/implement.js'
import { member } from '../../http/written.js'
import { writtenDisplays } from './displays.js'
import { placeOf } from './place.js'
import { requestId } from './request-id.js'

/** Products like one that is looked at; or, with a query, like the best that the query finds. */
export const searchRelated = implement(
  endpoints.searchRelated,
  async (call, { body }) => {
    const place = await placeOf(call, body)
    if (!place.ok) return place
    const { market } = place.value
    const { product_id: named, query, limit } = body
    const first = named ?? (await bestOf(query ?? ''))
    const hits =
      first === undefined ? [] : await market.index.similar(market.survey.parentOf(first) ?? first, limit, [])
    const wish = { idName: 'recommendation_id', requestId: requestId() } as const
    return ok(member('displays', await writtenDisplays(market, hits, wish)))

    async function bestOf(text: string): Promise<string | undefined> {
      const found = await market.index.search({
        text,
        filters: [],
        asYouType: false,
        sort: null,
        offset: 0,
        limit: 1,
        facets: [],
        rules: null,
      })
      return found.hits[0]?.id
    }
  },
  { fromMemory: true },
)
