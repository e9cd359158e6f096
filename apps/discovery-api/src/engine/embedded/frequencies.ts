import { LRUCache } from 'lru-cache'
import type { ResolvedTerm } from './term-expansions.js'

const MAX_REMEMBERED_TERMS = 512

/** What a term is looked up by; null where it is more than a set of words. */
function keyOf({ expansions, spans }: ResolvedTerm): string | null {
  const words = new Set<number>()
  for (const expansion of expansions) {
    if (expansion.words === null) return null
    for (const word of expansion.words.keys()) words.add(word)
  }
  return spans.length > 0 ? null : [...words].join()
}

/** How many products have a term: whoever knows it need not look at all of them again. */
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
