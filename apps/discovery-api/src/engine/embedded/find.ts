import type { QueryPlan } from '../analyser/plan.js'
import { planQuery } from '../analyser/query.js'
import { Synonyms } from '../analyser/synonyms.js'
import type { SearchQuery, SearchResult } from '../engine.js'
import type { Core } from './core.js'
import { categoryFactors } from './intent.js'
import { matchComplete } from './match-complete.js'
import { match } from './match.js'
import { requiredMask, resolveTerms } from './resolved-terms.js'
import { RANKING } from './scoring.js'
import type { ResolvedTerm } from './term-expansions.js'
import { topByScore } from './top-by-score.js'

/** Products found by a text. Their scores are in the buffers of the index. */
export type Found = {
  readonly plan: QueryPlan | null
  readonly docs: Uint32Array
  readonly recovery: SearchResult['recovery']
  readonly rarities: readonly number[]
  /** Whether the query exceeded its work budget, so that products may be missing. */
  readonly exhausted: boolean
}

const bitsOf = (mask: number, rarities: readonly number[]): number => {
  let sum = 0
  for (const [at, rarity] of rarities.entries()) if ((mask & (1 << at)) !== 0) sum += rarity
  return sum
}

/** Factor for the logarithm of a popularity when it is added to a score. */
export function demandScale({ mostPopular }: Pick<Core, 'mostPopular'>): number {
  return mostPopular > 0 ? RANKING.popularity / Math.log1p(mostPopular) : 0
}

/** The factor of popularity and stock in a score. `demand` is as in {@link Core.demand}. */
export function withBusinessSignals(demand: number, scale: number): number {
  return demand < 0 ? (1 - scale * (demand + 1)) * RANKING.outOfStock : 1 + scale * demand
}

/** For queries of up to this many words the factor of every combination is precomputed. */
const MAX_TABLE_WORDS = 10

/** Maps the words that a product has to a factor of its score; 0 where they are too small a part of the query to be shown. */
function coverageOf(rarities: readonly number[]): (mask: number) => number {
  const sum = rarities.reduce((total, rarity) => total + rarity, 0)
  const weigh = (mask: number): number => {
    const share = sum === 0 ? 1 : bitsOf(mask, rarities) / sum
    return share < RANKING.leastCoverage ? 0 : share ** RANKING.coverage
  }
  if (rarities.length > MAX_TABLE_WORDS) return weigh
  const table = Float64Array.from({ length: 1 << rarities.length }, (_, mask) => weigh(mask))
  return (mask) => table[mask] ?? 0
}

function everything(core: Core): Found {
  return { plan: null, docs: core.allLive(), recovery: null, rarities: [], exhausted: false }
}

/** The query without the words that the best answers lack. */
function shownWords(plan: QueryPlan, mask: number): string {
  return plan.words.flatMap((word, at) => ((mask & (1 << at)) === 0 ? [] : [word.typed])).join(' ')
}

function recoveryOf(core: Core, plan: QueryPlan, complete: number, docs: Uint32Array): SearchResult['recovery'] {
  if (docs.length === 0) return null
  if (complete > 0) return plan.corrected === null ? null : { kind: 'spelling', shown: plan.corrected }
  const [best = 0] = topByScore(docs, 1, core.buffers.score.values)
  return { kind: 'fewer-words', shown: shownWords(plan, core.buffers.mask[best] ?? 0) }
}

/** Plans a query; null where it has no words. */
export function planOf(
  core: Core,
  query: Pick<SearchQuery, 'searchText' | 'asYouType' | 'synonyms'>,
): QueryPlan | null {
  // An empty index, as that of the content pages often is, need not be searched.
  if (query.searchText.trim() === '' || core.liveCount === 0) return null
  const { analyser, vocabulary } = core
  const synonyms = query.synonyms ? new Synonyms(analyser, query.synonyms) : core.synonyms
  const plan = planQuery(query.searchText, query.asYouType, { analyser, vocabulary, synonyms })
  return plan.words.length === 0 ? null : plan
}

/** Multiplies the scores of words by the factors of coverage, popularity, stock and category. */
function weigh(core: Core, plan: QueryPlan, docs: Uint32Array, coverage: (mask: number) => number): void {
  const { mask, score } = core.buffers
  const { values } = score
  const scale = demandScale(core)
  const demand = core.demand.data
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0
    values[doc] = (values[doc] ?? 0) * coverage(mask[doc] ?? 0) * withBusinessSignals(demand[doc] ?? 0, scale)
  }
  // Most queries name no category.
  const factors = categoryFactors(core, plan)
  if (factors === null) return
  const categories = core.values.list('category').byDoc(core.ids.length)
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0
    values[doc] = (values[doc] ?? 0) * (factors[categories[doc] ?? 0] ?? 1)
  }
}

type Complete = { readonly count: number; readonly areEnough: boolean }
type Matched = { readonly rarities: readonly number[]; readonly complete: Complete }

/** Puts the products that have all words at the beginning of `buffers.found`, and says whether they are enough. */
function takeComplete(
  { buffers, live: { data: live } }: Core,
  required: number,
  rarities: readonly number[],
): Complete {
  const { mask, found } = buffers
  const { keys, values } = buffers.score
  const strong = RANKING.strong * rarities.reduce((total, rarity) => total + rarity, 0)
  let [count, strongCount] = [0, 0]
  for (let at = 0; at < keys.length; at += 1) {
    const doc = keys[at] ?? 0
    found[count] = doc
    // This avoids a branch, which the processor would mispredict.
    const isComplete = Number(((mask[doc] ?? 0) & required) >>> 0 === required) & (live[doc] ?? 0)
    count += isComplete
    strongCount += isComplete & Number((values[doc] ?? 0) >= strong)
  }
  return { count, areEnough: strongCount >= RANKING.enough || count >= RANKING.plenty }
}

/** Puts the products that lack some words after those that have all, and returns the new number of products. */
function takeIncomplete(core: Core, required: number, coverage: (mask: number) => number, before: number): number {
  const { mask, found, score } = core.buffers
  let count = before
  const { keys } = score
  for (let at = 0; at < keys.length; at += 1) {
    const doc = keys[at] ?? 0
    const words = mask[doc] ?? 0
    if ((words & required) >>> 0 === required || coverage(words) === 0 || !core.isLive(doc)) continue
    found[count] = doc
    count += 1
  }
  return count
}

/** From this number of postings on, it pays to try the products with all words first. */
const MIN_POSTINGS_TO_NARROW = 50_000

/** Finds only the products that have all words; null where they are too few for an answer. */
function findComplete(core: Core, terms: readonly ResolvedTerm[], required: number): Matched | null {
  if (terms.reduce((sum, { postings }) => sum + postings, 0) < MIN_POSTINGS_TO_NARROW) return null
  const rarities = matchComplete(core, terms)
  if (rarities === null) return null
  const complete = takeComplete(core, required, rarities)
  if (complete.areEnough) return { rarities, complete }
  core.buffers.clear()
  return null
}

function findAny(core: Core, terms: readonly ResolvedTerm[], required: number): Matched {
  const rarities = match(core, terms)
  return { rarities, complete: takeComplete(core, required, rarities) }
}

/** Finds products by text: those that have all words, and where they are few, also those that have the rarest words. */
export function find(core: Core, query: Pick<SearchQuery, 'searchText' | 'asYouType' | 'synonyms'>): Found {
  const plan = planOf(core, query)
  if (plan === null) return everything(core)
  const { terms, exhausted } = resolveTerms(core, plan)
  const required = requiredMask(terms)
  const { rarities, complete } = findComplete(core, terms, required) ?? findAny(core, terms, required)
  const coverage = coverageOf(rarities)
  const count = complete.areEnough ? complete.count : takeIncomplete(core, required, coverage, complete.count)
  const docs = core.buffers.found.subarray(0, count)
  weigh(core, plan, docs, coverage)
  return { plan, docs, recovery: recoveryOf(core, plan, complete.count, docs), rarities, exhausted }
}
