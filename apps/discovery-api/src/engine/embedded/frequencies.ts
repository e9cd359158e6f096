import { LRUCache } from 'lru-cache'
import type { ResolvedTerm } from './term-expansions.js'

const MAX_REMEMBERED_TERMS = 512

/** Cache key of a term: its words; null for a term that is more than a set of words. */
function keyOf({ expansions, spans }: ResolvedTerm): string | null {
  const words = new Set<number>()
  for (const expansion of expansions) {
    if (expansion.words === null) return null
    for (const word of expansion.words.keys()) words.add(word)
  }
  return spans.length > 0 ? null : [...words].join()
}

/** Remembers how many products have a term, so that a search need not count them again. */
export class Frequencies {
  readonly #known = new LRUCache<string, number>({ max: MAX_REMEMBERED_TERMS })
  #generation = 0

  get(term: ResolvedTerm, generation: number): number | undefined {
    const key = keyOf(term)
    return key === null || generation !== this.#generation ? undefined : this.#known.get(key)
  }

  set(term: ResolvedTerm, generation: number, frequency: number): void {
    const key = keyOf(term)
    if (key === null) return
    if (generation !== this.#generation) this.#known.clear()
    this.#generation = generation
    this.#known.set(key, frequency)
  }
}
