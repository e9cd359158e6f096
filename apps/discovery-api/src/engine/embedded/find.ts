import type { QueryPlan } from '../analyser/plan.js'
import { planQuery } from '../analyser/query.js'
import { Synonyms } from '../analyser/synonyms.js'
import type { SearchQuery, SearchResult } from '../engine.js'
import type { Core } from './core.js'
import { categoryFactors } from './intent.js'
import { match } from './match.js'
import { RANKING } from './scoring.js'

/** Products that a text finds, with scores in the scratch of the index; `met` cells of it are to be cleared. */
export type Found = {
  readonly plan: QueryPlan | null
  readonly docs: Uint32Array
  readonly met: number
  readonly recovery: SearchResult['recovery']
  readonly rarities: readonly number[]
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

/** Queries of more words are weighed mask by mask; below, all masks fit into a table. */
const TABLE_WORDS = 10

/** By mask: what the share of the query that it has makes of a score; 0 for less than is shown at all. */
function coverageTable(rarities: readonly number[]): (mask: number) => number {
  const sum = rarities.reduce((total, rarity) => total + rarity, 0)
  const weigh = (mask: number): number => {
    const share = sum === 0 ? 1 : bitsOf(mask, rarities) / sum
    return share < RANKING.leastCoverage ? 0 : share ** RANKING.coverage
  }
  if (rarities.length > TABLE_WORDS) return weigh
  const table = Float64Array.from({ length: 1 << rarities.length }, (_, mask) => weigh(mask))
  return (mask) => table[mask] ?? 0
}

function everything(core: Core): Found {
  const docs = core.allLive()
  return { plan: null, docs, met: 0, recovery: null, rarities: [] }
}

/** The query without the words that the best answers lack. */
function shownWords(plan: QueryPlan, mask: number): string {
  return plan.words.flatMap((word, at) => ((mask & (1 << at)) === 0 ? [] : [word.typed])).join(' ')
}

function recoveryOf(core: Core, plan: QueryPlan, whole: number, docs: Uint32Array): SearchResult['recovery'] {
  if (docs.length === 0) return null
  if (whole > 0) return plan.corrected === null ? null : { kind: 'spelling', shown: plan.corrected }
  let best = docs[0] ?? 0
  for (const doc of docs) if ((core.scratch.score[doc] ?? 0) > (core.scratch.score[best] ?? 0)) best = doc
  return { kind: 'fewer-words', shown: shownWords(plan, core.scratch.mask[best] ?? 0) }
}

/** What to look for; null where the text asks for nothing. */
export function planOf(core: Core, query: Pick<SearchQuery, 'text' | 'asYouType' | 'synonyms'>): QueryPlan | null {
  // Words mean nothing to an index that is empty, as that of the content pages often is.
  if (query.text.trim() === '' || core.liveCount === 0) return null
  const { analyser, vocabulary } = core
  const synonyms = query.synonyms ? new Synonyms(analyser, query.synonyms) : core.synonyms
  const plan = planQuery(query.text, query.asYouType, { analyser, vocabulary, synonyms })
  return plan.words.length === 0 ? null : plan
}

/** Finds products by text: those that have all words, and where they are few, those that have the telling ones. */
export function find(core: Core, query: Pick<SearchQuery, 'text' | 'asYouType' | 'synonyms'>): Found {
  const plan = planOf(core, query)
  if (plan === null) return everything(core)
  const { count, required, rarities } = match(core, plan)
  const { all, mask, score } = core.scratch
  const scale = demandScale(core)
  const demand = core.demand.data
  const coverage = coverageTable(rarities)
  const sum = rarities.reduce((total, rarity) => total + rarity, 0)
  const docs = new Uint32Array(count)
  const live = core.live.data
  const enough = RANKING.strong * sum
  let whole = 0
  let strong = 0
  for (let at = 0; at < count; at += 1) {
    const doc = all[at] ?? 0
    if (((mask[doc] ?? 0) & required) >>> 0 !== required || live[doc] !== 1) continue
    docs[whole] = doc
    whole += 1
    if ((score[doc] ?? 0) >= enough) strong += 1
  }
  let kept = whole
  if (strong < RANKING.enough && whole < RANKING.plenty) {
    for (let at = 0; at < count; at += 1) {
      const doc = all[at] ?? 0
      const has = mask[doc] ?? 0
      if ((has & required) >>> 0 === required || coverage(has) === 0 || !core.isLive(doc)) continue
      docs[kept] = doc
      kept += 1
    }
  }
  const found = docs.subarray(0, kept)
  const factors = categoryFactors(core, plan)
  const categories = core.values.list('category')
  for (let at = 0; at < kept; at += 1) {
    const doc = found[at] ?? 0
    const category = factors === null ? 1 : (factors[categories.listOf(doc)] ?? 1)
    score[doc] = (score[doc] ?? 0) * coverage(mask[doc] ?? 0) * standing(demand[doc] ?? 0, scale) * category
  }
  return { plan, docs: found, met: count, recovery: recoveryOf(core, plan, whole, found), rarities }
}
