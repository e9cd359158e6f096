import type { consoleEndpoints } from '@klarsikt/contract/discovery'
import type { PreviewReply } from '@klarsikt/contract/discovery/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { z } from 'zod'
import type { SearchQuery } from '../../engine/engine.js'
import type { Refusal } from '../../http/failures.js'
import { requestId } from '../answer-id/request-id.js'
import type { Market } from '../catalogue-index/market.js'
import type { StoredRule } from '../catalogue-index/stored-rule.js'
import { rankingRules } from '../merchandising/ranking-rules.js'
import { displaysOf } from '../search/displays.js'
import { ownFilters } from '../search/listing.js'
import type { Tenant } from '../tenant/tenants.js'

type PreviewParams = z.output<typeof consoleEndpoints.preview.body>
type List = Pick<SearchQuery, 'searchText' | 'filters'> & { readonly rule: StoredRule | null }

/** Products shown of each list: three rows of four. */
const MAX_PRODUCTS = 12

/** The list as shoppers see it now, and as it would be with the unsaved changes. Nothing is saved. */
export async function preview(
  tenant: Pick<Tenant, 'settings'>,
  market: Market,
  params: PreviewParams,
): Promise<Result<PreviewReply, Refusal>> {
  const list = listOf(market, params.subject)
  if (!list) return err({ code: 'not-found', message: 'There is no such category.' })
  const [before, after] = await Promise.all([
    answer(tenant, market, list),
    answer(tenant, market, { ...list, rule: params.draft ?? list.rule }, params.synonyms),
  ])
  return ok({ before, after })
}

function listOf(market: Market, subject: PreviewParams['subject']): List | null {
  if (subject.kind === 'query')
    return { searchText: subject.query, filters: [], rule: market.rules.ofQuery(subject.query) }
  const category = market.categories.find(subject.category_id)
  if (!category) return null
  return { searchText: '', filters: ownFilters(category, market), rule: market.rules.ofCategory(category.id) }
}

async function answer(
  { settings }: Pick<Tenant, 'settings'>,
  market: Market,
  { searchText, filters, rule }: List,
  synonyms?: PreviewParams['synonyms'],
): Promise<PreviewReply['before']> {
  const result = await market.index.search({
    searchText,
    filters,
    asYouType: false,
    sort: null,
    offset: 0,
    limit: MAX_PRODUCTS,
    facets: [],
    rules: rankingRules(rule, market, null),
    onePerModel: settings.one_per_model === true,
    ...(synonyms ? { synonyms } : {}),
  })
  return {
    total: result.total,
    displays: await displaysOf(market, result.hits, { idName: 'search_result_id', requestId: requestId() }),
    recovery: result.recovery,
  }
}
