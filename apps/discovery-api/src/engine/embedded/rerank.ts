import type { QueryPlan } from '../analyser/plan.js'
import type { WordLookup } from '../analyser/vocabulary.js'
import { RANKING } from './scoring.js'
import { wordsOf } from './words-of-term.js'

/** By word of the vocabulary: the words of the query that it matches, one bit each. */
export type WordBits = ReadonlyMap<number, number>

export function bitsByWord(vocabulary: WordLookup, plan: QueryPlan): WordBits {
  const bits = new Map<number, number>()
  for (const [at, { alternatives }] of plan.words.entries()) put(bits, 1 << at, alternatives, vocabulary)
  for (const { from, to, alternatives } of plan.spans)
    for (let at = from; at < to; at += 1) put(bits, 1 << at, alternatives, vocabulary)
  return bits
}

function put(
  bits: Map<number, number>,
  bit: number,
  alternatives: QueryPlan['words'][number]['alternatives'],
  vocabulary: WordLookup,
): void {
  for (const { all } of alternatives)
    for (const term of all)
      for (const word of wordsOf(term, vocabulary).keys()) bits.set(word, (bits.get(word) ?? 0) | bit)
}

/** The factor (1 or more) of the title on a score: for query words side by side, for all of them, and for them at its start. */
export function titleFactor(title: ArrayLike<number>, bits: Pick<WordBits, 'get'>, words: number): number {
  let seen = 0
  let side = 0
  let before = 0
  for (let at = 0; at < title.length; at += 1) {
    const now = bits.get(title[at] ?? 0) ?? 0
    seen |= now
    // The word follows its predecessor in the query; each pair counts once.
    side |= now & (before << 1)
    // A compound that contains both words counts as both side by side, in either order.
    side |= now & (now << 1)
    before = now
  }
  const pairs = countBits(side)
  const share = countBits(seen) / words
  const start = (bits.get(title[0] ?? -1) ?? 0) & 1
  return (
    1 +
    (words > 1 ? (RANKING.phrase * pairs) / (words - 1) : 0) +
    RANKING.inTitle * share * share +
    (start === 1 ? RANKING.atStart : 0)
  )
}

function countBits(mask: number): number {
  let count = 0
  for (let rest = mask >>> 0; rest !== 0; rest = (rest & (rest - 1)) >>> 0) count += 1
  return count
}
