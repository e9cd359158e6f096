import type { ExplainReply } from '@klarsikt/contract/discovery/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SearchQuery } from '../../engine/engine.js'
import type { Refusal } from '../../http/failures.js'
import { requestId } from '../answer-id/request-id.js'
import type { Market } from '../catalogue-index/market.js'
import { rankingRules } from '../merchandising/ranking-rules.js'
import { displaysOf } from '../search/displays.js'

/** How far down the list a product is looked for. */
const MAX_POSITION = 200

/** Why a product stands where it stands for a query, with the rules and synonyms that everybody gets. */
export async function explainPlace(
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
  const [found, explanation] = await Promise.all([market.index.search(asked), market.index.explain(asked, id)])
  const at = found.hits.findIndex((hit) => hit.id === id)
  return ok({
    display,
    matches: explanation.matches,
    score: explanation.score,
    position: at === -1 ? null : at + 1,
    total: found.total,
    pinned: rule?.pin.includes(id) === true,
    hidden: rule?.hide.includes(id) === true,
    parts: [...explanation.parts],
  })
}
