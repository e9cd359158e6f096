import { consoleEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { err, ok } from '@klarsikt/core/lib'
import { implement } from '../../http/implement.js'
import { readRuleRows } from '../catalogue-index/market-rules.js'
import { removeRule, saveRule, toConsoleRule } from '../merchandising/save-rule.js'
import { readSynonymList, saveSynonyms } from '../merchandising/save-synonyms.js'
import { readSuggestions, saveSuggestions } from '../suggest/save-policy.js'
import { explainPlace } from './explain.js'
import { ownMarket } from './own-market.js'
import { preview } from './preview.js'
import { findProducts, shelfOf } from './shelf.js'

/** Longest body with synonyms, bytes: enough for five thousand rules with long terms. */
const SYNONYMS_LIMIT = 4 * 1024 * 1024

export const merchandisingRoutes = [
  implement(endpoints.getShelf, async (call, { params }) => {
    const market = await ownMarket(call, params)
    return market.ok ? ok(await shelfOf(call.session.tenant, market.value)) : market
  }),
  implement(endpoints.findProducts, async (call, { params, body }) => {
    const market = await ownMarket(call, params)
    return market.ok ? ok({ displays: await findProducts(market.value, body) }) : market
  }),
  implement(endpoints.getSynonyms, async (call, { params }) => {
    const market = await ownMarket(call, params)
    return market.ok ? ok(await readSynonymList(call.database, market.value)) : market
  }),
  implement(
    endpoints.saveSynonyms,
    async (call, { params, body }) => {
      const market = await ownMarket(call, params)
      return market.ok ? saveSynonyms(call, market.value, body) : market
    },
    { bodyLimit: SYNONYMS_LIMIT },
  ),
  implement(endpoints.getSuggestions, async (call, { params }) => {
    const market = await ownMarket(call, params)
    return market.ok ? ok(await readSuggestions(call.database, market.value)) : market
  }),
  implement(
    endpoints.saveSuggestions,
    async (call, { params, body }) => {
      const market = await ownMarket(call, params)
      return market.ok ? saveSuggestions(call, market.value, body) : market
    },
    { bodyLimit: SYNONYMS_LIMIT },
  ),
  implement(endpoints.getRules, async (call, { params }) => {
    const market = await ownMarket(call, params)
    if (!market.ok) return market
    return ok({ rules: (await readRuleRows(call.database, market.value)).map(toConsoleRule) })
  }),
  implement(endpoints.saveRule, async (call, { params, body }) => {
    const market = await ownMarket(call, params)
    if (!market.ok) return market
    const { subject } = body
    if (subject.kind === 'category' && !market.value.categories.find(subject.category_id))
      return err({
        code: 'invalid',
        message: 'There is no such category.',
        fields: { 'subject.category_id': 'unknown' },
      })
    return saveRule(call, market.value, body)
  }),
  implement(endpoints.removeRule, async (call, { params, body }) => {
    const market = await ownMarket(call, params)
    if (!market.ok) return market
    await removeRule(call, market.value, body.subject)
    return ok({ success: true as const })
  }),
  implement(
    endpoints.preview,
    async (call, { params, body }) => {
      const market = await ownMarket(call, params)
      return market.ok ? preview(call.session.tenant, market.value, body) : market
    },
    { bodyLimit: SYNONYMS_LIMIT },
  ),
  implement(endpoints.explain, async (call, { params, body }) => {
    const market = await ownMarket(call, params)
    return market.ok ? explainPlace(call.session.tenant, market.value, body) : market
  }),
]
