import type { ExplainReply } from '@klarsikt/contract/discovery/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Hit, SearchQuery } from '../../engine/engine.js'
import type { Refusal } from '../../http/failures.js'
import { requestId } from '../answer-id/request-id.js'
import type { Market } from '../catalogue-index/market.js'
import { rankingRules } from '../merchandising/ranking-rules.js'
import { displaysOf } from '../search/displays.js'
import type { Tenant } from '../tenant/tenants.js'

const MAX_POSITION = 200

/** Explains the position of a product for a query, with the rules and synonyms that every shopper gets. */
export async function explainPlace(
  { settings }: Pick<Tenant, 'settings'>,
  market: Market,
  { query, product_id: id }: { readonly query: string; readonly product_id: string },
): Promise<Result<ExplainReply, Refusal>> {
  const [display] = await displaysOf(market, [{ id, highlights: [] }], {
    idName: 'search_result_id',
    requestId: requestId(),
  })
  if (!display)
    return err({ code: 'not-found', message: 'There is no product with this id.', fields: { product_id: 'unknown' } })
  const rule = market.rules.ofQuery(query)
  const asked: SearchQuery = {
    searchText: query,
    filters: [],
    asYouType: false,
    sort: null,
    offset: 0,
    limit: MAX_POSITION,
    facets: [],
    rules: rankingRules(rule, market, null),
  }
  const [found, explanation] = await Promise.all([
    market.index.search({ ...asked, onePerModel: settings.one_per_model === true }),
    market.index.explain(asked, id),
  ])
  const shown = explanation.matches ? await shownFor(market, id, found.hits) : undefined
  const at = shown ? found.hits.indexOf(shown) : -1
  return ok({
    display,
    matches: explanation.matches,
    score: explanation.score,
    position: at === -1 ? null : at + 1,
    shown_as:
      shown && shown.id !== id ? ((await market.cards.get([shown.id])).get(shown.id)?.card.title ?? null) : null,
    total: found.total,
    pinned: rule?.pin.includes(id) === true,
    hidden: rule?.hide.includes(id) === true,
    parts: [...explanation.parts],
  })
}

/** The hit that stands for a product in the list: itself, or another product of its model. */
async function shownFor({ cards }: Pick<Market, 'cards'>, id: string, hits: readonly Hit[]): Promise<Hit | undefined> {
  const own = hits.find((hit) => hit.id === id)
  if (own) return own
  const cardsById = await cards.get([id, ...hits.map((hit) => hit.id)])
  const modelKey = cardsById.get(id)?.modelKey ?? null
  return modelKey === null ? undefined : hits.find((hit) => cardsById.get(hit.id)?.modelKey === modelKey)
}
