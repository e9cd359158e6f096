import type { QueryPlan } from '../analyser/plan.js'
import { planQuery } from '../analyser/query.js'
import { Synonyms } from '../analyser/synonyms.js'
import type { WordLookup } from '../analyser/vocabulary.js'
import type { SearchQuery, SearchResult } from '../engine.js'
import type { Core } from './core.js'
import { categoryFactors } from './intent.js'
import { clear, match, type Matches } from './match.js'
import { RANKING } from './scoring.js'
import { wantedOf } from './wanted.js'
import { matchWhole, mostMet } from './whole.js'

/** Products that a text finds, with scores in the scratch of the index; `met` cells of it are to be cleared. */
export type Found = {
  readonly plan: QueryPlan | null
  readonly docs: Uint32Array
  readonly met: number
  readonly recovery: SearchResult['recovery']
  readonly rarities: readonly number[]
  /** The query asked for more work than one may, and was answered with what was found. */
  readonly exhausted: boolean
}

const bitsOf = (mask: number, rarities: readonly number[]): number => {
  let sum = 0
  for (const [at, rarity] of rarities.entries()) if ((mask & (1 << at)) !== 0) sum += rarity
  return sum
}

/** How much the logarithm of a popularity adds to a score. */
export function demandScale({ mostPopular }: Pick<Core, 'mostPopular'>): number {
  return mostPopular > 0 ? RANKING.popularity / Math.log1p(mostPopular) : 0
}

/** What popularity and stock make of a score, from {@link Core.demand}. */
export function standing(demand: number, scale: number): number {
  return demand < 0 ? (1 - scale * (demand + 1)) * RANKING.outOfStock : 1 + scale * demand
}

/** By the words that a product has, one bit each: what the share of the query that it has makes of a score. */
type Coverage = {
  /** 0 for less than is shown at all. */
  readonly of: (mask: number) => number
  /** The same, where there are few words. */
  readonly table: Float64Array | null
}

/** Queries of more words are weighed mask by mask; below, all masks fit into a table. */
const TABLE_WORDS = 10

function coverageOf(rarities: readonly number[]): Coverage {
  const sum = rarities.reduce((total, rarity) => total + rarity, 0)
  const weigh = (mask: number): number => {
    const share = sum === 0 ? 1 : bitsOf(mask, rarities) / sum
    return share < RANKING.leastCoverage ? 0 : share ** RANKING.coverage
  }
  if (rarities.length > TABLE_WORDS) return { of: weigh, table: null }
  const table = Float64Array.from({ length: 1 << rarities.length }, (_, mask) => weigh(mask))
  return { of: (mask) => table[mask] ?? 0, table }
}

function everything(core: Core): Found {
  const docs = core.allLive()
  return { plan: null, docs, met: 0, recovery: null, rarities: [], exhausted: false }
}

/** The query without the words that the best answers lack. */
function shownWords(plan: QueryPlan, mask: number): string {
  return plan.words.flatMap((word, at) => ((mask & (1 << at)) === 0 ? [] : [word.typed])).join(' ')
}

function recoveryOf(core: Core, plan: QueryPlan, whole: number, docs: Uint32Array): SearchResult['recovery'] {
  if (docs.length === 0) return null
  if (whole > 0) return plan.corrected === null ? null : { kind: 'spelling', shown: plan.corrected }
  let best = docs[0] ?? 0
  const { score } = core.scratch
  for (const doc of docs) {
    const difference = (score[doc] ?? 0) - (score[best] ?? 0)
    if (difference > 0 || (difference === 0 && doc < best)) best = doc
  }
  return { kind: 'fewer-words', shown: shownWords(plan, core.scratch.mask[best] ?? 0) }
}

/** What to look for; null where the text asks for nothing. */
export function planOf(
  core: Core,
  query: Pick<SearchQuery, 'text' | 'asYouType' | 'synonyms'>,
  vocabulary: WordLookup = core.vocabulary,
): QueryPlan | null {
  // Words mean nothing to an index that is empty, as that of the content pages often is.
  if (query.text.trim() === '' || core.liveCount === 0) return null
  const { analyser } = core
  const synonyms = query.synonyms ? new Synonyms(analyser, query.synonyms) : core.synonyms
  const plan = planQuery(query.text, query.asYouType, { analyser, vocabulary, synonyms })
  return plan.words.length === 0 ? null : plan
}

/** Makes of what the words of products are worth what the products are. */
function weigh(core: Core, plan: QueryPlan, docs: Uint32Array, coverage: Coverage): void {
  const { mask, score } = core.scratch
  const { table } = coverage
  const scale = demandScale(core)
  const demand = core.demand.data
  const factors = categoryFactors(core, plan)
  const categories = core.values.list('category')
  // Most queries name no category, and most catalogues know the category of most products.
  const lists = categories.places.docs === null ? categories.lists.data : null
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0
    let category = 1
    if (factors !== null) category = factors[lists === null ? categories.listOf(doc) : (lists[doc] ?? 0)] ?? 1
    const had = mask[doc] ?? 0
    const covered = table === null ? coverage.of(had) : (table[had] ?? 0)
    score[doc] = (score[doc] ?? 0) * covered * standing(demand[doc] ?? 0, scale) * category
  }
}

/** Puts the products that have all words in `scratch.found`. */
function takeWhole(core: Core, { count, required, rarities }: Matches): { whole: number; strong: number } {
  const { all, mask, score, found } = core.scratch
  const live = core.live.data
  const enough = RANKING.strong * rarities.reduce((total, rarity) => total + rarity, 0)
  let whole = 0
  let strong = 0
  for (let at = 0; at < count; at += 1) {
    const doc = all[at] ?? 0
    found[whole] = doc
    const has = Number(((mask[doc] ?? 0) & required) >>> 0 === required) & (live[doc] ?? 0)
    whole += has
    strong += has & Number((score[doc] ?? 0) >= enough)
  }
  return { whole, strong }
}

const areEnough = ({ whole, strong }: { whole: number; strong: number }): boolean =>
  strong >= RANKING.enough || whole >= RANKING.plenty

/** Puts the products that miss some words after those that have all; gives how many there are then. */
function takeRest(core: Core, { count, required }: Matches, whole: number, { of: coverage }: Coverage): number {
  const { all, mask, found } = core.scratch
  let kept = whole
  for (let at = 0; at < count; at += 1) {
    const doc = all[at] ?? 0
    const has = mask[doc] ?? 0
    if ((has & required) >>> 0 === required || coverage(has) === 0 || !core.isLive(doc)) continue
    found[kept] = doc
    kept += 1
  }
  return kept
}

/** Postings from which on it is worth trying first whether the products that have all words are enough. */
const WORTH_NARROWING = 50_000

/** Finds products by text: those that have all words, and where they are few, those that have the telling ones. */
export function find(core: Core, query: Pick<SearchQuery, 'text' | 'asYouType' | 'synonyms'>): Found {
  const plan = planOf(core, query)
  if (plan === null) return everything(core)
  const { words, exhausted } = wantedOf(core, plan)
  const narrow = mostMet(core, words) < WORTH_NARROWING ? null : matchWhole(core, words)
  let taken = narrow === null ? null : takeWhole(core, narrow)
  let matches = narrow
  if (taken === null || matches === null || !areEnough(taken)) {
    if (narrow !== null) clear(core, narrow.count)
    matches = match(core, words)
    taken = takeWhole(core, matches)
  }
  const { count, rarities } = matches
  const coverage = coverageOf(rarities)
  const kept = areEnough(taken) ? taken.whole : takeRest(core, matches, taken.whole, coverage)
  const found = core.scratch.found.subarray(0, kept)
  weigh(core, plan, found, coverage)
  const recovery = recoveryOf(core, plan, taken.whole, found)
  return { plan, docs: found, met: count, recovery, rarities, exhausted }
}
