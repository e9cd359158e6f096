import type { ProductListingReply, SearchResultsReply } from '@klarsikt/contract/discovery/types'
import type { Hit, Standing } from '../../engine/engine.js'
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
  /** How many products the words as typed find, of a search; null where filters narrow it. */
  readonly found?: number | null
  /** False when a part of the index did not answer. */
  readonly complete: boolean
  /** Whether it is still what would be answered, after products have changed; absent where any change may concern it. */
  readonly standing?: (() => Standing) | undefined
}

/** What is the same each time that a search or a listing is answered. */
export type ResultsRest = Omit<SearchResultsReply, 'displays' | 'search_request_id'>
export type ListingRest = Omit<ProductListingReply, 'displays' | 'product_listing_request_id'>

/** All that decides what a page shows, beside the state of its market. */
type Wish = { readonly offset: number; readonly limit: number }

/** A page, and how many changes of products it has outlived or seen. */
type Kept<Rest> = { readonly page: Page<Rest>; readonly weight: number; at: number }

/**
 * Answers of one market: shoppers ask the same few things again and again. A change of products is met when an answer is
 * asked for again: one that the change cannot concern is given on, any other is worked out anew. Every other change forgets
 * all. Partial answers are not kept, and one market's never take the room of another's.
 */
export class Answers<Rest> {
  readonly #kept = new Map<string, Kept<Rest>>()
  #weight = 0
  #epoch = 0
  #changes = 0

  /** Forgets everything: something has changed that answers do not tell of themselves. */
  clear(): void {
    this.#epoch += 1
    this.#kept.clear()
    this.#weight = 0
  }

  /** Products have changed: what is kept is looked at before it is given again. */
  changed(): void {
    this.#changes += 1
  }

  /** The page of this wish, worked out when it is not known. */
  async get<W extends Wish>(wish: W, work: () => Promise<Page<Rest>>): Promise<Page<Rest>> {
    const key = JSON.stringify(wish)
    if (key.length > LONGEST || wish.offset + wish.limit > DEEPEST) return work()
    const known = this.#kept.get(key)
    if (known !== undefined) {
      // Taken out and put in again: the map's order is the order of use.
      this.#kept.delete(key)
      if (this.#stands(known)) {
        this.#kept.set(key, known)
        return known.page
      }
      this.#weight -= known.weight
    }
    const [epoch, changes] = [this.#epoch, this.#changes]
    const page = await work()
    // What was found before a change that came meanwhile is of the past, unless it can tell.
    const past = epoch !== this.#epoch || (page.standing === undefined && changes !== this.#changes)
    if (page.complete && !past) this.#keep(key, page, changes)
    return page
  }

  #stands(known: Kept<Rest>): boolean {
    const changes = this.#changes
    if (known.at === changes) return true
    if (known.page.standing?.().holds !== true) return false
    known.at = changes
    return true
  }

  #keep(key: string, page: Page<Rest>, at: number): void {
    const before = this.#kept.get(key)
    if (before !== undefined) this.#weight -= before.weight
    const one = { page, weight: weightOf(key, page), at }
    this.#kept.set(key, one)
    this.#weight += one.weight
    for (const [oldest, { weight }] of this.#kept) {
      if (this.#weight <= ROOM) return
      this.#kept.delete(oldest)
      this.#weight -= weight
    }
  }
}

const weightOf = (key: string, { hits, rest, standing }: Page<unknown>): number =>
  key.length + rest.size + hits.length * HIT + (standing?.().bytes ?? 0)
