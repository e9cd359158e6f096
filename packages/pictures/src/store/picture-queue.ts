import { URGENCY, type Priority } from './task.js'

/** Milliseconds: requests closer together than this count as those of one page. */
const SAME_PAGE_MS = 250

interface QueueEntry<T> {
  readonly value: T
  readonly priority: Priority
  readonly page: number
}

/** Orders drawings: first those already begun, then the newest page's, then older pages', and last the drawings ahead of requests. */
export class PictureQueue<T> {
  readonly #places: QueueEntry<T>[] = []
  readonly #now: () => number
  #page = 0
  #lastJoined = -Infinity

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Number of waiting requests of visitors. */
  get asked(): number {
    return this.#places.reduce((sum, { priority }) => sum + (priority.urgency === URGENCY.asked ? 1 : 0), 0)
  }

  join(value: T, priority: Priority): void {
    if (priority.urgency === URGENCY.asked) {
      const now = this.#now()
      if (now - this.#lastJoined > SAME_PAGE_MS) this.#page++
      this.#lastJoined = now
    }
    this.#places.push({ value, priority, page: this.#page })
  }

  /** Takes the next entry. Drawings ahead of requests are taken only when `quiet`. */
  take(quiet: boolean): T | undefined {
    let best = -1
    for (const [i, place] of this.#places.entries()) {
      if (place.priority.urgency === URGENCY.ahead && !quiet) continue
      const leader = this.#places[best]
      if (
        !leader ||
        place.priority.urgency > leader.priority.urgency ||
        (place.priority.urgency === leader.priority.urgency && place.page > leader.page)
      )
        best = i
    }
    return best === -1 ? undefined : this.#places.splice(best, 1)[0]!.value
  }

  /** Removes an aborted request; false when it is no longer queued. */
  leave(value: T): boolean {
    const at = this.#places.findIndex((place) => place.value === value)
    if (at !== -1) this.#places.splice(at, 1)
    return at !== -1
  }

  empty(): T[] {
    return this.#places.splice(0).map((place) => place.value)
  }
}
