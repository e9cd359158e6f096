import type { consoleEndpoints } from '@klarsikt/contract/discovery'
import type { PreviewReply } from '@klarsikt/contract/discovery/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { z } from 'zod'
import type { SearchQuery } from '../../engine/engine.js'
import type { Refusal } from '../../http/refusal.js'
import type { Market } from '../market/market.js'
import { rankingRules } from '../merchandising/ranking-rules.js'
import type { StoredRule } from '../merchandising/stored-rule.js'
import { displaysOf } from '../search/displays.js'
import { ownFilters } from '../search/listing.js'
import { requestId } from '../search/request-id.js'

type Wish = z.output<typeof consoleEndpoints.preview.body>
type List = Pick<SearchQuery, 'text' | 'filters'> & { readonly rule: StoredRule | null }

/** Products shown of each list: three rows of four. */
const SHOWN = 12

/** The list as everybody sees it, and as it would be with what is not saved; nothing is changed for anybody. */
export async function preview(market: Market, wish: Wish): Promise<Result<PreviewReply, Refusal>> {
  const list = listOf(market, wish.subject)
  if (!list) return err({ code: 'not-found', message: 'There is no such category.' })
  const [before, after] = await Promise.all([
    answer(market, list, list.rule),
    answer(market, list, wish.draft ?? list.rule, wish.synonyms),
  ])
  return ok({ before, after })
}

function listOf(market: Market, subject: Wish['subject']): List | null {
  if (subject.kind === 'query') return { text: subject.query, filters: [], rule: market.rules.ofQuery(subject.query) }
  const category = market.categories.find(subject.category_id)
  if (!category) return null
  return { text: '', filters: ownFilters(category, market), rule: market.rules.ofCategory(category.id) }
}

async function answer(
  market: Market,
  { text, filters }: List,
  rule: StoredRule | null,
  synonyms?: Wish['synonyms'],
): Promise<PreviewReply['before']> {
  const result = await market.index.search({
    text,
    filters,
    asYouType: false,
    sort: null,
    offset: 0,
    limit: SHOWN,
    facets: [],
    rules: rankingRules(rule, market, null),
    ...(synonyms ? { synonyms } : {}),
  })
  return {
    total: result.total,
    displays: await displaysOf(market, result.hits, { idName: 'search_result_id', requestId: requestId() }),
    recovery: result.recovery,
  }
}
