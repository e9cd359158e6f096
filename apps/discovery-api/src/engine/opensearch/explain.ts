import { tokenise } from '../analyser/tokenise.js'
import { FIELDS, textsOf } from '../embedded/fields.js'
import { RANKING, FIELD_WEIGHTS } from '../embedded/scoring.js'
import type { Explanation, ExplanationPart, ProductRecord, SearchQuery } from '../engine.js'
import { ask } from './ask.js'
import { clauseOf, NOTHING, type Clause } from './filters.js'
import type { IndexHandle } from './index-handle.js'
import { pinsOf } from './pages.js'
import { type ExpansionName } from './scoring.js'
import { find, type Found, search, titleFactorOf } from './search.js'
import { coverage, textQuery, type TextQuery } from './text-query.js'

const MAX_EXPLAINED_POSITION = 1000

/** The cluster's score of one product: the value of each named clause. */
type Scored = {
  readonly record: ProductRecord
  readonly title: string
  readonly names: ReadonlyMap<string, number>
}

export async function explain(handle: IndexHandle, query: SearchQuery, id: string): Promise<Explanation> {
  const own = { field: 'product_id', op: 'eq', data: id } as const
  const single = await search(handle, { ...query, filters: [...query.filters, own], offset: 0, limit: 1, facets: [] })
  const [hit] = single.hits
  const nothing: Explanation = { id, matches: false, score: 0, position: null, parts: [] }
  if (hit === undefined) return nothing
  const guessed = textQuery(query, handle.metadata)
  const found = guessed === null ? null : await find(handle, guessed)
  const scored = await scoreOne(handle, query, found, id)
  if (scored === null) return nothing
  const parts = partsOf(handle, query, found, scored)
  const first = await search(handle, { ...query, offset: 0, limit: MAX_EXPLAINED_POSITION, facets: [], highlight: [] })
  const position = first.hits.findIndex((other) => other.id === id)
  return { id, matches: true, score: hit.score, position: position === -1 ? null : position, parts }
}

async function scoreOne(
  handle: IndexHandle,
  query: SearchQuery,
  found: Found | null,
  id: string,
): Promise<Scored | null> {
  const named = (clause: Clause, name: string): Clause => ({ bool: { must: [clause], _name: name } })
  const expansions = (found?.text?.words ?? []).flatMap((word, at) => [
    named(word.clause, `word-${at}`),
    ...word.expansions.map(({ name, clause }) => named(clause, name)),
  ])
  const meant = found?.text?.meant ?? []
  const factors = meant.map(([factor, clause]) => named(clause, `category ${factor}`))
  const rules = (query.rules?.adjust ?? []).map(({ filter }, at) => named(clauseOf(filter), `rule-${at}`))
  const answer = await ask(
    handle.connection,
    handle.index,
    {
      size: 1,
      query: { bool: { filter: [{ term: { id } }], should: [...expansions, ...factors, ...rules, NOTHING] } },
      _source: ['record'],
      stored_fields: ['title'],
    },
    { include_named_queries_score: true },
  )
  const [hit] = answer.hits.hits
  if (hit?._source === undefined) return null
  const names = new Map(Object.entries(hit.matched_queries ?? {}).map(([name, score]) => [name, Number(score)]))
  return { record: hit._source.record, title: hit.fields?.title?.[0] ?? '', names }
}

/** The parts of a score. Terms are added; every other part is a factor. */
function partsOf(handle: IndexHandle, query: SearchQuery, found: Found | null, scored: Scored): ExplanationPart[] {
  const { record, names, title } = scored
  const text = found?.text ?? null
  const parts: ExplanationPart[] = []
  if (text !== null) {
    const mask = text.words.reduce((bits, _, at) => (names.has(`word-${at}`) ? bits | (1 << at) : bits), 0)
    const named = text.meant.flatMap(([factor]) => (names.has(`category ${factor}`) ? [factor] : []))
    parts.push(
      ...termParts(text, scored),
      ...factorPart('coverage', coverage(text.words, mask) ** RANKING.coverage),
      ...factorPart('phrase', Math.max(1, ...named), 'category'),
      ...(query.sort === null ? factorPart('phrase', titleFactorOf(title, text, handle.metadata), 'title') : []),
    )
  }
  const { mostPopular } = handle.metadata
  const popularity = Math.log1p(Math.max(0, record.popularity))
  parts.push(
    ...factorPart('popularity', mostPopular > 0 ? 1 + (RANKING.popularity * popularity) / Math.log1p(mostPopular) : 1),
    ...factorPart('stock', record.inStock ? 1 : RANKING.outOfStock),
  )
  for (const [at, { filter, factor }] of (query.rules?.adjust ?? []).entries())
    if (names.has(`rule-${at}`)) parts.push(...factorPart('rule', factor, filter.field))
  if (pinsOf(query).includes(record.id))
    parts.push({ kind: 'rule', typed: null, matched: 'pin', via: 'pin', field: null, contribution: 0 })
  return parts
}

const factorPart = (kind: ExplanationPart['kind'], factor: number, matched: string | null = null): ExplanationPart[] =>
  factor === 1 ? [] : [{ kind, typed: null, matched, via: 'factor', field: null, contribution: factor }]

function termParts(text: TextQuery, { names, record }: Scored): ExplanationPart[] {
  const expansions = [...names].flatMap(([name, score]) =>
    name.startsWith('{') ? [{ ...(JSON.parse(name) as ExpansionName), score }] : [],
  )
  return text.words.flatMap(({ typed }, at): ExplanationPart[] => {
    const score = names.get(`word-${at}`)
    const [best] = expansions.filter((expansion) => expansion.at === at).sort((a, b) => b.score - a.score)
    if (score === undefined || best === undefined) return []
    const { matched, via } = best
    return [{ kind: 'term', typed, matched, via, field: fieldOf(record, matched), contribution: score }]
  })
}

/** The field that gives the word most of its strength. */
function fieldOf(record: ProductRecord, word: string): string | null {
  const found = textsOf(record).map((text, at) => {
    const field = FIELDS[at] ?? 'description'
    return { field, weight: tokenise(text).filter((token) => token.word === word).length * FIELD_WEIGHTS[field].weight }
  })
  const best = found.reduce((most, next) => (next.weight > most.weight ? next : most))
  return best.weight === 0 ? null : best.field
}
