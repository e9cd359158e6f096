import type { Accumulator } from './accumulator.js'
import type { Core } from './core.js'
import { gatherTerm } from './gather-term.js'
import { addScores, countLive, rarestFirst } from './match.js'
import { idf, requiredMask } from './resolved-terms.js'
import { RANKING } from './scoring.js'
import type { ResolvedTerm } from './term-expansions.js'

/**
 * How much of a word each product has, and the weight of the word. If the number of products with the word is known, only products with a
 * score are read; else all are read and counted.
 */
function gatherAmongScored(core: Core, term: ResolvedTerm): { readonly shares: Accumulator; readonly weight: number } {
  const known = core.frequencies.get(term, core.generation)
  const shares = gatherTerm(core, term, known === undefined ? null : core.buffers.score.values)
  const frequency = known ?? countLive(core, shares.keys)
  if (known === undefined) core.frequencies.set(term, core.generation, frequency)
  return { shares, weight: idf(frequency, core.liveCount, term) }
}

/** Adds to the scored products what they have of an optional word. */
function addOptional({ buffers: { score, mask } }: Core, shares: Accumulator, weight: number, bit: number): void {
  for (const doc of score.keys) {
    const own = shares.get(doc)
    if (own === 0) continue
    score.values[doc] = score.get(doc) + weight * own
    mask[doc] = (mask[doc] ?? 0) | bit
  }
}

/**
 * Scores the products that have all required words, with exactly the scores of `match`. It starts with the rarest word and searches the
 * others only in the products that remain. Null, with empty buffers, for one required word or where too few products have all words.
 */
export function matchComplete(core: Core, terms: readonly ResolvedTerm[]): number[] | null {
  const { score, mask } = core.buffers
  const [rarest, second, ...rest] = rarestFirst(terms)
  if (rarest === undefined || second === undefined || second.optional || rarest.postings < RANKING.enough) return null
  const weights = new Map<ResolvedTerm, number>()
  const first = gatherTerm(core, rarest)
  weights.set(rarest, idf(countLive(core, first.keys), core.liveCount, rarest))
  addScores(core, first, weights.get(rarest) ?? 0, 0)
  for (const term of [second, ...rest]) {
    const { shares, weight } = gatherAmongScored(core, term)
    weights.set(term, weight)
    if (term.optional) addOptional(core, shares, weight, term.bit)
    else score.intersect(shares, weight)
    shares.clear()
    // Only required words drop products, and they come before the optional ones.
    if (score.size >= RANKING.enough) continue
    score.clear()
    return null
  }
  const required = requiredMask(terms)
  for (const doc of score.keys) mask[doc] = (mask[doc] ?? 0) | required
  score.sortKeys(core.ids.length)
  return terms.map((term) => weights.get(term) ?? 0)
}
