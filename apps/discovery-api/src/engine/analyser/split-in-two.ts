import type { Analyser } from './analyser.js'
import type { Alternative, PlanTerm } from './plan.js'
import type { WordLookup } from './vocabulary.js'
import { WEIGHTS } from './weights.js'

export const stemTerms = (stems: readonly string[]): PlanTerm[] => stems.map((text) => ({ form: 'any', text }))

/** Finds two words of the catalogue that were typed as one: `rayban`. */
export function splitInTwo(
  folded: string,
  analyser: Pick<Analyser, 'stem'>,
  vocabulary: Pick<WordLookup, 'withFolded' | 'countOf'>,
): Alternative[] {
  const countOf = (piece: string): number =>
    vocabulary.withFolded(piece).reduce((sum, id) => sum + vocabulary.countOf(id), 0)
  let best: { stems: string[]; count: number } | null = null
  for (let at = 2; at <= folded.length - 2; at += 1) {
    const [left, right] = [folded.slice(0, at), folded.slice(at)]
    const count = Math.min(countOf(left), countOf(right))
    // A piece of two letters may match by accident, so the shop must use both pieces in several products.
    if (count === 0 || (Math.min(left.length, right.length) < 3 && (count < 3 || folded.length < 6))) continue
    if (best === null || count > best.count) best = { stems: [analyser.stem(left), analyser.stem(right)], count }
  }
  return best === null ? [] : [{ via: 'split', weight: WEIGHTS.split, all: stemTerms(best.stems) }]
}
