import type { RankingRules, SearchQuery } from '../engine.js'
import { passing, testAll, type Candidates } from './candidates.js'
import type { Core } from './core.js'
import { compile, compileAll, type FieldTests } from './filters.js'
import { demandScale, find, type Found, withBusinessSignals } from './find.js'
import { onePerModel, type SharedModels, sharedModels } from './models.js'
import { bitsByWord, titleFactor, type WordBits } from './rerank.js'
import { RANKING } from './scoring.js'
import { orderBy } from './sorts.js'
import { topByScore } from './top-by-score.js'
import { type Before, byNumberOf, topK } from './top-k.js'

/** The answer to a query, in numbers of products. */
export type Ranking = {
  readonly found: Found
  readonly candidates: Candidates
  readonly fields: readonly FieldTests[]
  readonly total: number
  /** The first products of the answer: as many as requested, or all. */
  readonly order: readonly number[]
  /** By product. Valid only while `read` of {@link rank} runs. */
  readonly score: Float32Array
  /** The words of the catalogue that match the query; null for a query without words. */
  readonly bits: WordBits | null
  /** The products that meet all filters. */
  readonly passed: Uint32Array
  /** Products of `passed` that share a model; null where every product is shown. */
  readonly models: SharedModels | null
  /** Products that a rule of the merchant puts first. */
  readonly pinned: ReadonlySet<number>
}

/** The pinned products that exist, are not hidden and meet the filters. */
function pinnedOf(core: Core, rules: RankingRules | null, fields: readonly FieldTests[]): number[] {
  const hidden = new Set(rules?.hide)
  return [...new Set(rules?.pin)].flatMap((id) => {
    const doc = core.docs.get(id)
    if (doc === undefined || hidden.has(id)) return []
    return fields.every(({ tests }) => tests.every((test) => test(doc))) ? [doc] : []
  })
}

/** Adds pinned products that the query does not find, and drops hidden ones, before anything is counted. */
function withRules(core: Core, docs: Uint32Array, rules: RankingRules | null, pinned: readonly number[]): Uint32Array {
  if (rules === null || (rules.hide.length === 0 && pinned.length === 0)) return docs
  const apart = new Set([...rules.hide.map((id) => core.docs.get(id)), ...pinned])
  return Uint32Array.from([...pinned, ...docs.filter((doc) => !apart.has(doc))])
}

function adjust(core: Core, docs: Uint32Array, rules: RankingRules | null): void {
  const { values } = core.buffers.score
  for (const { filter, factor } of rules?.adjust ?? []) {
    const test = compile(core, filter)
    for (const doc of docs) if (test(doc)) values[doc] = (values[doc] ?? 0) * factor
  }
}

/** Scores the products of a listing, which has no words: by popularity and stock. */
function scoreListing(core: Core, docs: Uint32Array): void {
  const { values } = core.buffers.score
  const scale = demandScale(core)
  const demand = core.demand.data
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0
    values[doc] = withBusinessSignals(demand[doc] ?? 0, scale)
  }
  core.buffers.score.setKeys(docs)
}

/** Lowers products whose title appeared before, so that twelve sizes of one do not fill a page. True if there was one. */
function demoteTwins(core: Core, docs: Uint32Array): boolean {
  const { values } = core.buffers.score
  const seen = new Map<number, number>()
  for (const doc of docs) {
    const title = core.titleKey(doc)
    const before = seen.get(title) ?? 0
    seen.set(title, before + 1)
    if (before > 0) values[doc] = (values[doc] ?? 0) / (1 + RANKING.twin * before)
  }
  return seen.size < docs.length
}

/** Reorders the best products by how the query stands in their titles. */
function rerank(core: Core, bits: WordBits, words: number, docs: Uint32Array): Uint32Array {
  const { values } = core.buffers.score
  const { wordBits } = core.buffers
  wordBits.reserve(core.vocabulary.size)
  for (const [word, own] of bits) wordBits.add(word, own)
  for (const doc of docs) values[doc] = (values[doc] ?? 0) * titleFactor(core.titleOf(doc), wordBits, words)
  wordBits.clear()
  const sorted = topByScore(docs, docs.length, values)
  return demoteTwins(core, sorted) ? topByScore(sorted, sorted.length, values) : sorted
}

function orderOf(
  core: Core,
  query: SearchQuery,
  docs: Uint32Array,
  plan: Found['plan'],
  bits: WordBits | null,
): Iterable<number> {
  const { values } = core.buffers.score
  const needed = query.offset + query.limit
  if (query.sort !== null) return topK(docs, needed, orderBy(core, query.sort, byNumberOf(values)))
  if (plan === null || bits === null) return topByScore(docs, needed, values)
  const best = topByScore(docs, Math.max(RANKING.window, needed), values)
  best.set(rerank(core, bits, plan.words.length, best.subarray(0, RANKING.window)))
  return best
}

/** The order that decides which product stands for its model: pinned ones first, then the order of the answer. */
function leaderOrder(core: Core, { sort }: SearchQuery, pinned: readonly number[]): Before {
  const byScore = byNumberOf(core.buffers.score.values)
  const order = sort === null ? byScore : orderBy(core, sort, byScore)
  if (pinned.length === 0) return order
  const places = new Map(pinned.map((doc, at) => [doc, at]))
  return (a, b) => {
    const [left = Infinity, right = Infinity] = [places.get(a), places.get(b)]
    return left === right ? order(a, b) : left < right
  }
}

/** Answers a query and passes the answer to `read`. The scores are valid only until `read` returns. */
export function rank<T>(core: Core, query: SearchQuery, read: (ranking: Ranking) => T): T {
  core.buffers.reserve(core.ids.length)
  try {
    const found = find(core, query)
    const fields = compileAll(core, query.filters)
    const pinned = pinnedOf(core, query.rules, fields)
    const docs = withRules(core, found.docs, query.rules, pinned)
    if (found.plan === null) scoreListing(core, docs)
    const candidates = testAll(docs, fields)
    const passed = passing(candidates)
    adjust(core, passed, query.rules)
    const bits = found.plan && bitsByWord(core.vocabulary, found.plan)
    const models = query.onePerModel === true ? sharedModels(core, passed) : null
    const shown = models === null ? passed : onePerModel(core, passed, models, leaderOrder(core, query, pinned))
    const first = models === null ? pinned : pinned.filter((doc) => shown.includes(doc))
    const others = first.length === 0 ? shown : shown.filter((doc) => !first.includes(doc))
    const order = [...first, ...orderOf(core, query, others, found.plan, bits)]
    const score = core.buffers.score.values
    return read({
      found,
      bits,
      candidates,
      passed,
      models,
      fields,
      total: shown.length,
      order,
      score,
      pinned: new Set(pinned),
    })
  } finally {
    core.buffers.clear()
  }
}
