import type { RankingRules, SearchQuery } from '../engine.js'
import { passing, testAll, type Candidates } from './candidates.js'
import type { Core } from './core.js'
import { compile, compileAll, type FieldTests } from './filters.js'
import { demandScale, find, standing, type Found } from './find.js'
import { clear } from './match.js'
import { bitsByWord, titleFactor, type WordBits, WordCells } from './rerank.js'
import { RANKING } from './scoring.js'
import { orderBy } from './sorts.js'
import { sortByScore, top, topByScore, type Before } from './top.js'

/** A query as it was answered, in numbers of products. */
export type Ranking = {
  readonly found: Found
  readonly candidates: Candidates
  readonly fields: readonly FieldTests[]
  readonly total: number
  /** The first products of the answer, at least as many as were asked for when there are that many. */
  readonly order: readonly number[]
  /** By product; it stands while the answer is read. */
  readonly score: Float32Array
  /** The words of the catalogue that the query means; null for a query without words. */
  readonly bits: WordBits | null
  /** What meets all filters. */
  readonly kept: Uint32Array
  /** Products that stand where they stand by decision. */
  readonly pinned: ReadonlySet<number>
}

/** Takes the hidden out, and gives the pinned that the filters let through. */
function pinnedOf(core: Core, rules: RankingRules | null, fields: readonly FieldTests[]): number[] {
  const hidden = new Set(rules?.hide)
  return [...new Set(rules?.pin)].flatMap((id) => {
    const doc = core.docs.get(id)
    if (doc === undefined || hidden.has(id)) return []
    return fields.every(({ tests }) => tests.every((test) => test(doc))) ? [doc] : []
  })
}

/** Adds the pinned that the query does not find, and drops the hidden, so that counts are of what is shown. */
function withRules(core: Core, docs: Uint32Array, rules: RankingRules | null, pinned: readonly number[]): Uint32Array {
  if (rules === null || (rules.hide.length === 0 && pinned.length === 0)) return docs
  const apart = new Set([...rules.hide.map((id) => core.docs.get(id)), ...pinned])
  return Uint32Array.from([...pinned, ...docs.filter((doc) => !apart.has(doc))])
}

function adjust(core: Core, docs: Uint32Array, rules: RankingRules | null, score: Float32Array): void {
  for (const { filter, factor } of rules?.adjust ?? []) {
    const test = compile(core, filter)
    for (const doc of docs) if (test(doc)) score[doc] = (score[doc] ?? 0) * factor
  }
}

/** Scores of a listing: what sells and is in stock first. */
function listingScores(core: Core, docs: Uint32Array, score: Float32Array): void {
  const { data } = core.demand
  const scale = demandScale(core)
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0
    score[doc] = standing(data[doc] ?? 0, scale)
  }
}

/** A page of one product in twelve sizes shows less than twelve products: twins step back behind what is nearly as good. */
function spread(core: Core, window: Uint32Array, score: Float32Array): void {
  const seen = new Map<number, number>()
  for (let at = 0; at < window.length; at += 1) {
    const doc = window[at] ?? 0
    const title = core.titleKey(doc)
    const before = seen.get(title) ?? 0
    seen.set(title, before + 1)
    if (before > 0) score[doc] = (score[doc] ?? 0) / (1 + RANKING.twin * before)
  }
}

function best(
  core: Core,
  query: SearchQuery,
  docs: Uint32Array,
  found: Found,
  bits: WordBits | null,
  pinned: readonly number[],
): number[] {
  const { score } = core.scratch
  const wanted = query.offset + query.limit
  const first = new Set(pinned)
  const others = first.size === 0 ? docs : docs.filter((doc) => !first.has(doc))
  if (query.sort !== null) {
    const byScore: Before = (a, b) => {
      const [left, right] = [score[a] ?? 0, score[b] ?? 0]
      return left === right ? a < b : left > right
    }
    return [...pinned, ...top(others, others.length, wanted, orderBy(core, query.sort, byScore))]
  }
  const size = Math.max(RANKING.window, wanted)
  const ranked = topByScore(others, others.length, found.plan === null ? wanted : size, score)
  if (bits !== null) lookCloser(core, bits, found.plan?.words.length ?? 0, ranked.subarray(0, RANKING.window), score)
  return [...pinned, ...ranked]
}

/** Orders the first anew by their titles. */
function lookCloser(core: Core, bits: WordBits, words: number, window: Uint32Array, score: Float32Array): void {
  const cells = new WordCells(core, bits)
  for (let at = 0; at < window.length; at += 1) {
    const doc = window[at] ?? 0
    score[doc] = (score[doc] ?? 0) * titleFactor(core.titleOf(doc), cells, words)
  }
  cells.clear()
  sortByScore(window, window.length, score)
  spread(core, window, score)
  sortByScore(window, window.length, score)
}

/** Answers a query; `read` sees the answer while the scores stand. */
export function rank<T>(core: Core, query: SearchQuery, read: (ranking: Ranking) => T): T {
  core.scratch.reserve(core.ids.length)
  const found = find(core, query)
  const { score } = core.scratch
  const fields = compileAll(core, query.filters)
  const pinned = pinnedOf(core, query.rules, fields)
  const docs = withRules(core, found.docs, query.rules, pinned)
  if (found.plan === null) listingScores(core, docs, score)
  try {
    const candidates = testAll(docs, docs.length, fields, core.scratch.none)
    const kept = passing(candidates)
    adjust(core, kept, query.rules, score)
    const bits = found.plan === null ? null : bitsByWord(core.vocabulary, found.plan)
    const order = best(core, query, kept, found, bits, pinned)
    return read({ found, bits, candidates, kept, fields, total: kept.length, order, score, pinned: new Set(pinned) })
  } finally {
    // Of a listing every product has a score, and the pinned have one whatever was asked.
    if (found.plan === null || pinned.length > 0) score.fill(0, 0, core.ids.length)
    clear(core, found.met)
  }
}
