import { URGENCY, type Wish } from './task.js'

/** Requests that come within this long (ms) of each other are taken to be one page's. */
const ONE_PAGE = 250

interface Place<T> {
  readonly value: T
  readonly wish: Wish
  readonly page: number
}

/** Who is served next: what is under way, then the newest page's pictures in their order, then older pages', and last what nobody waits for. */
export class WaitingLine<T> {
  readonly #places: Place<T>[] = []
  readonly #now: () => number
  #page = 0
  #lastJoined = -Infinity

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** How many visitors' requests wait. */
  get asked(): number {
    return this.#places.reduce((sum, { wish }) => sum + (wish.urgency === URGENCY.asked ? 1 : 0), 0)
  }

  join(value: T, wish: Wish): void {
    if (wish.urgency === URGENCY.asked) {
      const now = this.#now()
      if (now - this.#lastJoined > ONE_PAGE) this.#page++
      this.#lastJoined = now
    }
    this.#places.push({ value, wish, page: this.#page })
  }

  /** The next one; what nobody waits for only when the house is `quiet`. */
  take(quiet: boolean): T | undefined {
    let best = -1
    for (const [i, place] of this.#places.entries()) {
      if (place.wish.urgency === URGENCY.ahead && !quiet) continue
      const leader = this.#places[best]
      if (
        !leader ||
        place.wish.urgency > leader.wish.urgency ||
        (place.wish.urgency === leader.wish.urgency && place.page > leader.page)
      )
        best = i
    }
    return best === -1 ? undefined : this.#places.splice(best, 1)[0]!.value
  }

  /** Takes somebody out who has given up; false when he is not in the line any more. */
  leave(value: T): boolean {
    const at = this.#places.findIndex((place) => place.value === value)
    if (at !== -1) this.#places.splice(at, 1)
    return at !== -1
  }

  empty(): T[] {
    return this.#places.splice(0).map((place) => place.value)
  }
}
