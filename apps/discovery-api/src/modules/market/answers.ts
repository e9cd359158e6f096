import type { ProductListingReply, SearchResultsReply } from '@klarsikt/contract/discovery/types'
import type { Hit } from '../../engine/engine.js'
import type { Written } from '../../http/written.js'

/** Room of one kind of answers of a market, in bytes. */
const ROOM = 1_500_000
/** What a hit takes, in bytes. */
const HIT = 100
/** Longer wishes, in letters of JSON, are seldom had twice. */
const LONGEST = 600
/** Nobody comes back to pages far behind. */
const DEEPEST = 200

/** An answer without what is new each time: `rest` is all of it but the cards and the ids. */
export type Page<Rest> = {
  readonly hits: readonly Pick<Hit, 'id' | 'highlights'>[]
  readonly rest: Written<Rest>
  /** False when a part of the index did not answer. */
  readonly complete: boolean
}

/** What is the same each time that a search or a listing is answered. */
export type ResultsRest = Omit<SearchResultsReply, 'displays' | 'search_request_id'>
export type ListingRest = Omit<ProductListingReply, 'displays' | 'product_listing_request_id'>

/** All that decides what a page shows, beside the state of its market. */
type Wish = { readonly offset: number; readonly limit: number }

/**
 * Answers of one market, kept until it changes: shoppers ask the same few things again and again. Partial answers are not
 * kept, and one market's never take the room of another's.
 */
export class Answers<Rest> {
  readonly #kept = new Map<string, Page<Rest>>()
  #weight = 0
  #epoch = 0

  /** Forgets everything: something has changed. */
  clear(): void {
    this.#epoch += 1
    this.#kept.clear()
    this.#weight = 0
  }

  /** The page of this wish, worked out when it is not known. */
  async get<W extends Wish>(wish: W, work: () => Promise<Page<Rest>>): Promise<Page<Rest>> {
    const key = JSON.stringify(wish)
    if (key.length > LONGEST || wish.offset + wish.limit > DEEPEST) return work()
    const known = this.#kept.get(key)
    if (known !== undefined) {
      // Taken out and put in again: the map's order is the order of use.
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known
    }
    const epoch = this.#epoch
    const page = await work()
    // What was found before a change that came meanwhile is of the past.
    if (page.complete && epoch === this.#epoch) this.#keep(key, page)
    return page
  }

  #keep(key: string, page: Page<Rest>): void {
    const before = this.#kept.get(key)
    if (before !== undefined) this.#weight -= weightOf(key, before)
    this.#kept.set(key, page)
    this.#weight += weightOf(key, page)
    for (const [oldest, other] of this.#kept) {
      if (this.#weight <= ROOM) return
      this.#kept.delete(oldest)
      this.#weight -= weightOf(oldest, other)
    }
  }
}

const weightOf = (key: string, { hits, rest }: Page<unknown>): number => key.length + rest.size + hits.length * HIT
