import type { SearchIndex, SearchQuery, SearchResult } from '../../engine/engine.js'

/** Room of one market: hits and values of facets, each some hundred bytes. */
const ROOM = 20_000
/** Longer texts are seldom asked twice. */
const LONGEST_TEXT = 80
/** Nobody comes back to pages far behind. */
const DEEPEST = 200

/**
 * Answers of one market, kept until it changes: shoppers ask the same few things again and again. Partial answers are not
 * kept, and one market's never take the room of another's.
 */
export class Answers {
  readonly #index: Pick<SearchIndex, 'search'>
  readonly #kept = new Map<string, SearchResult>()
  #weight = 0
  #epoch = 0

  constructor(index: Pick<SearchIndex, 'search'>) {
    this.#index = index
  }

  /** Forgets everything: something has changed. */
  clear(): void {
    this.#epoch += 1
    this.#kept.clear()
    this.#weight = 0
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    if (query.text.length > LONGEST_TEXT || query.offset + query.limit > DEEPEST) return this.#index.search(query)
    const key = JSON.stringify(query)
    const known = this.#kept.get(key)
    if (known !== undefined) {
      // Taken out and put in again: the map's order is the order of use.
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known
    }
    const epoch = this.#epoch
    const result = await this.#index.search(query)
    // What was found before a change that came meanwhile is of the past.
    if (result.complete && epoch === this.#epoch) this.#keep(key, result)
    return result
  }

  #keep(key: string, result: SearchResult): void {
    const before = this.#kept.get(key)
    if (before !== undefined) this.#weight -= weightOf(before)
    this.#kept.set(key, result)
    this.#weight += weightOf(result)
    for (const [oldest, other] of this.#kept) {
      if (this.#weight <= ROOM) return
      this.#kept.delete(oldest)
      this.#weight -= weightOf(other)
    }
  }
}

const weightOf = ({ hits, facets }: SearchResult): number =>
  facets.reduce((sum, facet) => sum + ('values' in facet ? facet.values.length : 1), hits.length + 4)
