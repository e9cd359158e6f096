import type { Alternative } from '../analyser/plan.js'
import type { Vocabulary } from '../analyser/vocabulary.js'
import { wordsOf } from './words-of-term.js'

/** An alternative of a word as it is looked up: by words of the vocabulary, or by several terms that must all be there. */
export type TermExpansion = {
  readonly weight: number
  /** Words of the vocabulary, each with its share of a full hit; null where several terms must be there. */
  readonly words: ReadonlyMap<number, number> | null
  readonly alternative: Alternative
}

/** Products that have several words of the query at once, and how much of them. */
export type SpanHits = { readonly docs: Uint32Array; readonly shares: Float32Array }

/** A word of a query as it is looked up in one index. */
export type ResolvedTerm = {
  /** One bit for each word. */
  readonly bit: number
  readonly optional: boolean
  /** Postings that are read for it: no more products than these have it. */
  readonly postings: number
  readonly expansions: readonly TermExpansion[]
  /** Products that have it together with its neighbours. */
  readonly spans: readonly SpanHits[]
}

/** Whether a product can never be worth more by the one than by the other, which weighs as much and has all its words. */
function isSubsumed({ weight, words }: TermExpansion, other: TermExpansion): boolean {
  if (words === null || other.words === null || other.weight < weight || other.words.size < words.size) return false
  return [...words].every(([word, share]) => (other.words?.get(word) ?? 0) >= share)
}

/** The expansions of a word, the best first. The stem nearly always has the typed word among others and weighs as much. */
export function expansionsOf(
  { vocabulary }: { readonly vocabulary: Vocabulary },
  alternatives: readonly Alternative[],
): TermExpansion[] {
  const expansions: TermExpansion[] = []
  for (const alternative of alternatives.toSorted((a, b) => b.weight - a.weight)) {
    const { weight, all } = alternative
    const [term] = all
    if (term === undefined) continue
    const expansion = { weight, words: all.length > 1 ? null : wordsOf(term, vocabulary), alternative }
    if (expansion.words?.size === 0 || expansions.some((other) => isSubsumed(expansion, other))) continue
    // Of those that weigh the same a later one may have more words.
    const last = expansions.at(-1)
    if (last !== undefined && isSubsumed(last, expansion)) expansions.pop()
    expansions.push(expansion)
  }
  return expansions
}
