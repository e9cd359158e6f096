import type { PlanWord, QueryPlan } from '../analyser/plan.js'
import { matchBudget } from '../analyser/work-budget.js'
import type { Core } from './core.js'
import { gatherWord, waysOf, type Way } from './gather.js'
import { wordsOf } from './resolve.js'
import { rarity } from './scoring.js'

/** What stop words count beside the others. */
const OPTIONAL_SHARE = 0.15

/** Products that have several words of the query at once, and how strongly. */
export type InSpan = { readonly docs: Uint32Array; readonly strengths: Float32Array }

/** A word of a query as it is looked up in one index. */
export type Wanted = {
  /** One bit for each word. */
  readonly bit: number
  readonly optional: boolean
  readonly ways: readonly Way[]
  /** What has it together with its neighbours. */
  readonly spans: readonly InSpan[]
}

/** The words of a query, and whether some of their ways were left out, because they take more work than a query may. */
export type WantedWords = { readonly words: readonly Wanted[]; readonly exhausted: boolean }

/** Postings that are read for a way. */
function postingsOf({ vocabulary }: Core, { words, alternative }: Way): number {
  const having = (ids: Iterable<number>): number => {
    let sum = 0
    for (const id of ids) sum += vocabulary.countOf(id)
    return sum
  }
  if (words !== null) return having(words.keys())
  return alternative.all.reduce((sum, term) => sum + having(wordsOf(term, vocabulary).keys()), 0)
}

function foundInSpan(core: Core, ways: readonly Way[]): InSpan {
  const { share, met } = core.scratch
  const count = gatherWord(core, ways, share, met)
  const docs = met.slice(0, count)
  const strengths = new Float32Array(count)
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0
    strengths[at] = share[doc] ?? 0
    share[doc] = 0
  }
  return { docs, strengths }
}

/** The words of a plan, in its order. */
export function wantedOf(core: Core, plan: QueryPlan): WantedWords {
  core.scratch.reserve(core.ids.length)
  const budget = matchBudget(core.total)
  const affordable = (alternatives: PlanWord['alternatives']): Way[] =>
    waysOf(core, alternatives).filter((way) => budget.spend(postingsOf(core, way)))
  // The words themselves before their runs: they say more.
  const ways = plan.words.map(({ alternatives }) => affordable(alternatives))
  const spans = plan.spans.map((span) => ({ ...span, found: foundInSpan(core, affordable(span.alternatives)) }))
  const words = plan.words.map(({ optional }, at) => ({
    bit: 1 << at,
    optional,
    ways: ways[at] ?? [],
    spans: spans.flatMap(({ from, to, found }) => (from <= at && at < to ? [found] : [])),
  }))
  return { words, exhausted: plan.exhausted || budget.isExhausted }
}

/** Bits of the words that a whole answer has: all but the stop words, or all where there are no others. */
export function requiredOf(words: readonly Wanted[]): number {
  let [required, all] = [0, 0]
  for (const { bit, optional } of words) {
    all |= bit
    if (!optional) required |= bit
  }
  return (required === 0 ? all : required) >>> 0
}

/** What having the word is worth where so many of all have it; a word that nothing has says nothing about any product. */
export function telling(living: number, total: number, { optional }: Wanted): number {
  return living === 0 ? 0 : rarity(Math.min(living, total), total) * (optional ? OPTIONAL_SHARE : 1)
}

/** Adds what products have by several words at once; with `among`, of products alone that have a number in it. */
export function addSpans(
  { spans }: Wanted,
  share: Float32Array,
  met: Uint32Array,
  before: number,
  among: Uint32Array | null = null,
): number {
  let count = before
  for (const { docs, strengths } of spans) {
    for (let place = 0; place < docs.length; place += 1) {
      const doc = docs[place] ?? 0
      if (among !== null && among[doc] === 0) continue
      const now = share[doc] ?? 0
      met[count] = doc
      count += Number(now === 0)
      share[doc] = Math.max(now, strengths[place] ?? 0)
    }
  }
  return count
}
