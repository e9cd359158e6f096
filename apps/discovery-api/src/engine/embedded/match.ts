import type { Accumulator } from './accumulator.js'
import type { Core } from './core.js'
import { gatherTerm } from './gather-term.js'
import { idf } from './resolved-terms.js'
import type { ResolvedTerm } from './term-expansions.js'

export function countLive(core: Core, docs: Uint32Array): number {
  if (core.ids.length === core.liveCount) return docs.length
  const live = core.live.data
  let count = 0
  for (let at = 0; at < docs.length; at += 1) count += live[docs[at] ?? 0] ?? 0
  return count
}

/** Adds the shares of a word, times `weight`, to the scores, marks the products with its bit and empties the shares. */
export function addScores({ buffers: { score, mask } }: Core, shares: Accumulator, weight: number, bit: number): void {
  const { values, met } = score
  const { values: own, keys } = shares
  let { size } = score
  for (let at = 0; at < keys.length; at += 1) {
    const doc = keys[at] ?? 0
    const before = values[doc] ?? 0
    met[size] = doc
    size += Number(before === 0)
    values[doc] = before + weight * (own[doc] ?? 0)
    mask[doc] = (mask[doc] ?? 0) | bit
    own[doc] = 0
  }
  score.size = size
  shares.size = 0
}

/** The order in which words are looked up: the required ones first, the rarest of them first. */
export const rarestFirst = (terms: readonly ResolvedTerm[]): readonly ResolvedTerm[] =>
  terms.toSorted((a, b) => Number(a.optional) - Number(b.optional) || a.postings - b.postings)

/** Scores, in the buffers, all products that have any of the words. Returns the weight of each word. */
export function match(core: Core, terms: readonly ResolvedTerm[]): number[] {
  const weights = new Map<ResolvedTerm, number>()
  for (const term of rarestFirst(terms)) {
    const shares = gatherTerm(core, term)
    const weight = idf(countLive(core, shares.keys), core.liveCount, term)
    // Only removed products have this word.
    if (weight > 0) addScores(core, shares, weight, term.bit)
    else shares.clear()
    weights.set(term, weight)
  }
  if (terms.length > 1) core.buffers.score.sortKeys(core.ids.length)
  return terms.map((term) => weights.get(term) ?? 0)
}
