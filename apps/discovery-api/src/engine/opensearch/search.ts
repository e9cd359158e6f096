import { bitsByWord, titleFactor } from '../embedded/rerank.js'
import { RANKING } from '../embedded/scoring.js'
import type { Hit, SearchQuery, SearchResult } from '../engine.js'
import { type Answer, ask, idOf, type RawHit } from './ask.js'
import { aggregations, readFacet, splitFilters } from './facets.js'
import { allOf, clauseOf, type Clause } from './filters.js'
import { highlight } from './highlight.js'
import type { IndexHandle } from './index-handle.js'
import type { IndexMetadata } from './index-metadata.js'
import { MAX_RESULT_WINDOW } from './mapping.js'
import { COLLAPSED, modelTotal } from './models.js'
import { isPinned, orderOf, pinsOf, withPins } from './pages.js'
import { coverage, maskOf, withBusinessSignals, type TextQuery, textQuery, total, weighed } from './text-query.js'

/** The products that a text finds, as a clause, and how they were found. */
export type Found = {
  /** Null when everything is found. */
  readonly text: TextQuery | null
  readonly clause: Clause
  /** Whether the products include some that lack a word. */
  readonly partly: boolean
  readonly recovery: SearchResult['recovery']
  readonly complete: boolean
}

export async function search(handle: IndexHandle, query: SearchQuery): Promise<SearchResult> {
  const guessed = textQuery(query, handle.metadata)
  const found = guessed === null ? EVERYTHING : await find(handle, guessed)
  const { text } = found
  const reranked = text !== null && query.sort === null && query.offset < RANKING.window && query.limit > 0
  const from = reranked ? 0 : query.offset
  const fetched = reranked ? Math.max(RANKING.window, query.offset + query.limit) : query.limit
  const answer = await ask(
    handle.connection,
    handle.index,
    searchBody(query, found, handle.metadata, { from, size: Math.max(0, Math.min(fetched, MAX_RESULT_WINDOW - from)) }),
  )
  const ranked =
    text !== null && reranked
      ? rerank(answer.hits.hits, text, handle.metadata, found.partly).slice(query.offset, query.offset + query.limit)
      : answer.hits.hits.map((hit) => ({ id: idOf(hit), score: shownScore(hit) }))
  const hits = await withHighlights(handle, ranked, text, query.highlight ?? [])
  return {
    total: (query.onePerModel ? answer.aggregations?.['total']?.models?.value : answer.hits.total?.value) ?? 0,
    hits,
    facets: query.facets.map((facet, at) => readFacet(facet, answer.aggregations?.[`facet-${at}`])),
    recovery: found.recovery,
    complete: answer.complete && found.complete,
    ...(text === null ? {} : { certainty: text.plan.certainty }),
    ...(text?.plan.exhausted === true ? { exhausted: true as const } : {}),
  }
}

const EVERYTHING: Found = {
  text: null,
  clause: { constant_score: { filter: { match_all: {} }, boost: 1 } },
  partly: false,
  recovery: null,
  complete: true,
}

/** The clause of an answer without its filters. */
function rankedClause(query: SearchQuery, clause: Clause, metadata: IndexMetadata): Clause {
  const pins = pinsOf(query)
  const hidden = query.rules?.hide ?? []
  const scored = withPins(withBusinessSignals(clause, metadata, query.rules?.adjust ?? []), pins, query.sort)
  return { bool: { must: [scored], must_not: hidden.length === 0 ? [] : [{ terms: { id: hidden } }] } }
}

function searchBody(
  query: SearchQuery,
  found: { readonly clause: Clause },
  metadata: IndexMetadata,
  page: { readonly from: number; readonly size: number },
): Record<string, unknown> {
  const { before, after } = splitFilters(query.filters, query.facets)
  return {
    ...page,
    query: { bool: { must: [rankedClause(query, found.clause, metadata)], filter: before } },
    ...(after.length === 0 ? {} : { post_filter: allOf(after.map(clauseOf)) }),
    ...(query.onePerModel ? COLLAPSED : {}),
    aggs: {
      ...aggregations(query, after),
      ...(query.onePerModel ? modelTotal(after.map(clauseOf)) : {}),
    },
    sort: orderOf(query.sort, pinsOf(query).length > 0),
    track_total_hits: true,
    _source: false,
    stored_fields: ['title'],
    docvalue_fields: ['id'],
  }
}

/**
 * Decides, as the embedded engine does, whether the products with every word are enough, and what to show when there are none. Counting
 * takes a request of its own, which a query of one known word does not need.
 */
export async function find(handle: IndexHandle, guessed: TextQuery): Promise<Found> {
  const { plan } = guessed
  if (plan.words.length === 1 && plan.corrected === null)
    return { text: guessed, clause: guessed.whole, partly: false, recovery: null, complete: true }
  const counts = await countWords(handle, guessed)
  const text = weighed(plan, handle.metadata, counts.havings)
  const few = counts.strong < RANKING.enough && counts.whole < RANKING.plenty
  const partly = few && plan.words.length > 1
  if (counts.whole === 0) {
    const { recovery, complete } = await fewerWords(handle, text)
    return { text, clause: text.some, partly: true, recovery, complete: complete && counts.complete }
  }
  const recovery = plan.corrected === null ? null : ({ kind: 'spelling', shown: plan.corrected } as const)
  return { text, clause: partly ? text.some : text.whole, partly, recovery, complete: counts.complete }
}

/** Counts the products that have each word, that have all words, and that have all words strongly. */
async function countWords(handle: IndexHandle, { words, whole, plain }: TextQuery) {
  const strong = { function_score: { query: plain, min_score: RANKING.strong * total(words) } }
  const answer = await ask(handle.connection, handle.index, {
    size: 0,
    track_total_hits: false,
    aggs: {
      whole: { filter: whole },
      strong: { filter: strong },
      ...Object.fromEntries(words.map(({ clause }, at) => [`word-${at}`, { filter: clause }])),
    },
  })
  const count = (name: string): number => answer.aggregations?.[name]?.doc_count ?? 0
  return {
    havings: words.map((_, at) => count(`word-${at}`)),
    whole: count('whole'),
    strong: count('strong'),
    complete: answer.complete,
  }
}

/** The query without the words that the best answer lacks; null when no product matches. */
async function fewerWords(handle: IndexHandle, text: TextQuery): Promise<Pick<Found, 'recovery' | 'complete'>> {
  const answer = await ask(handle.connection, handle.index, {
    size: 1,
    query: withBusinessSignals(text.some, handle.metadata, []),
    sort: orderOf(null, false),
    _source: false,
    docvalue_fields: ['id'],
  })
  const [best] = answer.hits.hits
  if (best === undefined) return { recovery: null, complete: answer.complete }
  const mask = maskOf(namesOf(best))
  const shown = text.words.flatMap((word, at) => ((mask & (1 << at)) === 0 ? [] : [word.typed])).join(' ')
  return { recovery: { kind: 'fewer-words', shown }, complete: answer.complete }
}

const namesOf = ({ matched_queries: names }: RawHit): readonly string[] =>
  names === undefined ? [] : Array.isArray(names) ? names : Object.keys(names)

const shownScore = ({ _score }: RawHit): number => (_score === null || isPinned(_score) ? 0 : _score)

/** Reorders the best products by their share of the query and by the order of its words in the title. */
function rerank(
  hits: Answer['hits']['hits'],
  text: TextQuery,
  metadata: IndexMetadata,
  partly: boolean,
): { id: string; score: number }[] {
  const bits = bitsByWord(metadata.vocabulary, text.plan)
  const pinned = hits.filter(({ _score }) => isPinned(_score ?? 0))
  const others = hits.slice(pinned.length).map((hit, at) => {
    const title = hit.fields?.title?.[0] ?? ''
    const share = coverage(text.words, maskOf(namesOf(hit)) | (partly ? 0 : text.required))
    // Where products may lack words, the cluster has already multiplied by the share.
    const covered = share ** (partly ? RANKING.coverage - 1 : RANKING.coverage)
    const factor = at < RANKING.window ? titleFactorOf(title, text, metadata, bits) : 1
    return { id: idOf(hit), title, score: (hit._score ?? 0) * covered * factor }
  })
  const window = others.slice(0, RANKING.window).sort((a, b) => b.score - a.score)
  const ranked = [...spread(window).sort((a, b) => b.score - a.score), ...others.slice(RANKING.window)]
  return [...pinned.map((hit) => ({ id: idOf(hit), score: 0 })), ...ranked.map(({ id, score }) => ({ id, score }))]
}

/** Lowers the score of products whose title appeared before, each further one a little more. */
function spread<H extends { readonly title: string; readonly score: number }>(window: readonly H[]): H[] {
  const seen = new Map<string, number>()
  return window.map((hit) => {
    const before = seen.get(hit.title) ?? 0
    seen.set(hit.title, before + 1)
    return { ...hit, score: hit.score / (1 + RANKING.twin * before) }
  })
}

/** The factor that the order of words in a stored title gives. */
export function titleFactorOf(
  title: string,
  text: TextQuery,
  metadata: IndexMetadata,
  bits = bitsByWord(metadata.vocabulary, text.plan),
): number {
  const words = title.split(' ').map((word) => metadata.vocabulary.idOf(word) ?? -1)
  return titleFactor(words, bits, text.words.length)
}

async function withHighlights(
  handle: IndexHandle,
  ranked: readonly { id: string; score: number }[],
  text: TextQuery | null,
  fields: NonNullable<SearchQuery['highlight']>,
): Promise<Hit[]> {
  if (text === null || fields.length === 0 || ranked.length === 0)
    return ranked.map((hit) => ({ ...hit, highlights: [] }))
  const highlights = await highlight(
    handle,
    ranked.map(({ id }) => id),
    fields,
    text.plan,
  )
  return ranked.map((hit) => ({ ...hit, highlights: highlights.get(hit.id) ?? [] }))
}
