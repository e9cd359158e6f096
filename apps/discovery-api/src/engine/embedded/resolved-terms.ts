import type { PlanWord, QueryPlan } from '../analyser/plan.js'
import { matchBudget } from '../analyser/work-budget.js'
import type { Core } from './core.js'
import { gatherTerm } from './gather-term.js'
import { rarity } from './scoring.js'
import { expansionsOf, type ResolvedTerm, type SpanHits, type TermExpansion } from './term-expansions.js'
import { wordsOf } from './words-of-term.js'

/** Share of its weight that a stop word keeps. */
const OPTIONAL_SHARE = 0.15

function postingsOf({ vocabulary }: Core, { words, alternative }: TermExpansion): number {
  let sum = 0
  for (const ids of words === null ? alternative.all.map((term) => wordsOf(term, vocabulary)) : [words])
    for (const id of ids.keys()) sum += vocabulary.countOf(id)
  return sum
}

function spanHits(core: Core, expansions: readonly TermExpansion[]): SpanHits {
  const hits = gatherTerm(core, { expansions, spans: [] })
  const docs = hits.keys.slice()
  const shares = new Float32Array(docs.length)
  for (let at = 0; at < docs.length; at += 1) shares[at] = hits.get(docs[at] ?? 0)
  hits.clear()
  return { docs, shares }
}

/** Looks up the words of a plan, in its order. `exhausted` is true when some expansions exceeded the work budget. */
export function resolveTerms(
  core: Core,
  plan: QueryPlan,
): { readonly terms: readonly ResolvedTerm[]; readonly exhausted: boolean } {
  core.buffers.reserve(core.ids.length)
  const budget = matchBudget(core.liveCount)
  const affordable = (alternatives: PlanWord['alternatives']): TermExpansion[] =>
    expansionsOf(core, alternatives).filter((expansion) => budget.spend(postingsOf(core, expansion)))
  // Words take from the work budget before spans, because they matter more.
  const expansions = plan.words.map(({ alternatives }) => affordable(alternatives))
  const spans = plan.spans.map((span) => ({ ...span, hits: spanHits(core, affordable(span.alternatives)) }))
  const terms = plan.words.map(({ optional }, at) => {
    const own = expansions[at] ?? []
    const parts = spans.flatMap(({ from, to, hits }) => (from <= at && at < to ? [hits] : []))
    const postings =
      own.reduce((sum, expansion) => sum + postingsOf(core, expansion), 0) +
      parts.reduce((sum, { docs }) => sum + docs.length, 0)
    return { bit: 1 << at, optional, postings, expansions: own, spans: parts }
  })
  return { terms, exhausted: plan.exhausted || budget.isExhausted }
}

/** Bits of the words that a complete answer has: all but the stop words, or all where every word is a stop word. */
export function requiredMask(terms: readonly ResolvedTerm[]): number {
  const needed = terms.filter(({ optional }) => !optional)
  return (needed.length === 0 ? terms : needed).reduce((mask, { bit }) => mask | bit, 0) >>> 0
}

/** Weight of a word by its inverse document frequency; 0 where no product has it. */
export function idf(frequency: number, total: number, { optional }: Pick<ResolvedTerm, 'optional'>): number {
  return frequency === 0 ? 0 : rarity(frequency, total) * (optional ? OPTIONAL_SHARE : 1)
}
