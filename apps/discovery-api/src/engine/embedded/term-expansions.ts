import type { Alternative } from '../analyser/plan.js'
import type { Vocabulary } from '../analyser/vocabulary.js'
import { wordsOf } from './words-of-term.js'

/** An alternative of a word, ready to look up: a set of words, or several terms of which all are required. */
export type TermExpansion = {
  readonly weight: number
  /** Words of the vocabulary with their shares of a full hit; null where several terms are required. */
  readonly words: ReadonlyMap<number, number> | null
  readonly alternative: Alternative
}

/** Products that have several words of the query at once, and their shares of a full hit. */
export type SpanHits = { readonly docs: Uint32Array; readonly shares: Float32Array }

/** A word of a query, ready to look up in one index. */
export type ResolvedTerm = {
  /** One bit for each word. */
  readonly bit: number
  readonly optional: boolean
  /** Number of postings read for the word: an upper bound of the products that have it. */
  readonly postings: number
  readonly expansions: readonly TermExpansion[]
  /** Products that have the word together with its neighbours. */
  readonly spans: readonly SpanHits[]
}

/** Whether the other expansion has at least the same weight and all the same words, so that this one never counts. */
function isSubsumed({ weight, words }: TermExpansion, other: TermExpansion): boolean {
  if (words === null || other.words === null || other.weight < weight || other.words.size < words.size) return false
  return [...words].every(([word, share]) => (other.words?.get(word) ?? 0) >= share)
}

/** The expansions of a word, best first, without those that never count, such as the typed word beside a stem that includes it. */
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
    // With equal weights, a later expansion may include an earlier one.
    const last = expansions.at(-1)
    if (last !== undefined && isSubsumed(last, expansion)) expansions.pop()
    expansions.push(expansion)
  }
  return expansions
}
