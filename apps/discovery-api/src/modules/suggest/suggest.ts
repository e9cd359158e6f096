import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import { LRUCache } from 'lru-cache'
import { folded } from '../answer-id/query-key.js'
import type { Market } from '../catalogue-index/market.js'
import type { Suggest, SuggestionDraft } from '../search/ports.js'
import { type Named, namesBeginningWith } from './names.js'
import { QueryIndex } from './query-index.js'
import { readQueries } from './read-queries.js'

/** Milliseconds after which popular queries are read again. The call that finds them older still uses them. */
const QUERIES_MAX_AGE_MS = 60_000

/** Cached answers of a market, because shoppers type the same beginnings again and again. */
const MAX_CACHED_ANSWERS = 5_000
/** Longer beginnings are seldom repeated. */
const MAX_CACHED_LENGTH = 24

type Drafts = readonly SuggestionDraft[]
type Known = {
  readonly index: QueryIndex
  readonly readAt: number
  /** The merchant's rules at that time. A decision of the merchant replaces this object. */
  readonly rules: Market['rules']
}
/** The queries of a market, and cached answers that were computed from them and the catalogue. */
type State = {
  known: Known | null
  reading: Promise<Known> | null
  answersFrom: { readonly known: Known | null; readonly version: number }
  readonly answers: LRUCache<string, Drafts>
}

const none = { parent_title: null, category_type: null, page_url: null }
const browse = { asYouType: true, sort: null, offset: 0, rules: null, filters: [] } as const

/**
 * Suggests popular queries and words of the catalogue, its categories and brands, and a content page [WSUGG-001]:
 * `limit` queries, then `limit` categories or brands, one fewer when a content page ends the list (decisions N21).
 */
export function createSuggest({ database, clock }: { readonly database: Database; readonly clock: Clock }): Suggest {
  const markets = new WeakMap<Market['index'], State>()

  function stateOf(market: Market): State {
    const state = markets.get(market.index) ?? {
      known: null,
      reading: null,
      answersFrom: { known: null, version: -1 },
      answers: new LRUCache<string, Drafts>({ max: MAX_CACHED_ANSWERS }),
    }
    markets.set(market.index, state)
    return state
  }

  async function queriesOf(market: Market, state: State): Promise<QueryIndex> {
    const now = clock.now()
    const { rules } = market
    // After a merchant's decision the call waits for new queries, so that a blocked query is not shown again. Outdated
    // queries alone do not make it wait.
    const known = state.known?.rules === rules ? state.known : null
    if (known && now.getTime() - known.readAt < QUERIES_MAX_AGE_MS) return known.index
    state.reading ??= readQueries(database, market, now)
      .then((entries) => (state.known = { index: new QueryIndex(entries), readAt: now.getTime(), rules }))
      .finally(() => (state.reading = null))
    if (!known) return (await state.reading).index
    // This call has an answer; the next one tries again.
    state.reading.catch(() => {})
    return known.index
  }

  async function answer(market: Market, queries: QueryIndex, text: string, limit: number): Promise<Drafts> {
    const [titles, page, categories] = await Promise.all([
      queriesTo(market, queries, text, limit),
      pageFor(market, text),
      categoriesFor(market, text, limit),
    ])
    return [...titles, ...categories.slice(0, page ? Math.max(limit - 1, 1) : limit), ...(page ? [page] : [])]
  }

  return async (market, { searchText, limit }) => {
    const text = searchText.trim()
    if (folded(text) === '') return []
    const state = stateOf(market)
    const queries = await queriesOf(market, state)
    const { known } = state
    const { version } = market
    if (state.answersFrom.known !== known || state.answersFrom.version !== version) {
      state.answers.clear()
      state.answersFrom = { known, version }
    }
    const key = `${limit} ${text.toLowerCase()}`
    const kept = state.answers.get(key)
    if (kept) return kept
    const drafts = await answer(market, queries, text, limit)
    // The answer may mix two states if the market changed while it was computed.
    const { answersFrom: now } = state
    if (
      text.length <= MAX_CACHED_LENGTH &&
      now.known === known &&
      now.version === version &&
      market.version === version
    )
      state.answers.set(key, drafts)
    return drafts
  }
}

/** Popular queries first, then words and titles of the catalogue; never the typed text itself. */
async function queriesTo(
  { index }: Pick<Market, 'index'>,
  searched: QueryIndex,
  text: string,
  limit: number,
): Promise<SuggestionDraft[]> {
  const real = searched.find(text, limit + 1)
  const more = real.length > limit ? [] : await index.suggest(text, limit + 1)
  const titles = new Map([...real, ...more].toReversed().map(({ text: title }) => [folded(title), title]))
  titles.delete(folded(text))
  const order = new Set([...real, ...more].map(({ text: title }) => folded(title)))
  return [...order]
    .flatMap((key) => titles.get(key) ?? [])
    .slice(0, limit)
    .map((title) => ({ ...none, type: 'query', title }))
}

async function pageFor(market: Market, text: string): Promise<SuggestionDraft | null> {
  const found = await market.content.search({ ...browse, searchText: text, limit: 1, facets: [] })
  const [page] = found.recovery ? [] : market.contentLinks(found.hits.map(({ id }) => id))
  return page ? { ...none, type: 'content', title: page.title, page_url: page.page_url } : null
}

/** Categories and brands by name; where no name matches, those of matching products. Only those with a page. */
async function categoriesFor(market: Market, text: string, limit: number): Promise<SuggestionDraft[]> {
  const named = namesBeginningWith(
    [...market.categories.fed].filter(({ pageUrl }) => pageUrl !== null),
    text,
  )
  const found = named.length > 0 ? named : await holding(market, text, limit)
  return found.slice(0, limit).map((one) => ({
    type: 'category',
    title: one.title,
    parent_title: one.path.at(-2) ?? null,
    category_type: one.type,
    page_url: one.pageUrl,
  }))
}

async function holding(market: Market, text: string, limit: number): Promise<Named[]> {
  const facets = [{ field: 'category', kind: 'category', limit: limit * 2 } as const]
  const found = await market.index.search({ ...browse, searchText: text, limit: 0, facets })
  const [facet] = found.recovery ? [] : found.facets
  if (facet?.kind !== 'category') return []
  return facet.values
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ path }) => market.categories.at(path) ?? [])
    .filter(({ pageUrl }) => pageUrl !== null)
}
