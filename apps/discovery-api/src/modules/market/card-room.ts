/** What is kept, and the bytes that it takes. */
type Kept<T> = { readonly one: T; readonly weight: number }

/**
 * What the cards of all markets of the process take together, in bytes: twenty thousand products of sixty attributes each.
 * Cards are made when they are first shown, so a small shop never comes near it.
 */
export const CARD_ROOM = 64_000_000

/**
 * Room that markets share. Free room is lent to whoever needs it; when it is used up, the market that takes most gives back
 * its longest unused. That one always has more than an even share, so no market ever loses of its own.
 */
export class CardRoom<T> {
  readonly #shelves = new Set<CardShelf<T>>()
  readonly #room: number
  #used = 0

  constructor(room = CARD_ROOM) {
    this.#room = room
  }

  /** The part of one more market. */
  open(): CardShelf<T> {
    const shelf = new CardShelf<T>((more) => this.#take(more))
    this.#shelves.add(shelf)
    return shelf
  }

  /** The market is gone, and its room with it. */
  close(shelf: CardShelf<T>): void {
    shelf.clear()
    this.#shelves.delete(shelf)
  }

  #take(more: number): void {
    this.#used += more
    while (this.#used > this.#room) {
      let largest: CardShelf<T> | undefined
      for (const shelf of this.#shelves) if (shelf.weight > (largest?.weight ?? 0)) largest = shelf
      if (!largest) return
      largest.dropOldest()
    }
  }
}

/** The cards of one market by product. */
export class CardShelf<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #take: (more: number) => void
  #weight = 0

  constructor(take: (more: number) => void) {
    this.#take = take
  }

  /** What this market takes, in bytes. */
  get weight(): number {
    return this.#weight
  }

  get(id: string): T | undefined {
    const kept = this.#kept.get(id)
    if (!kept) return undefined
    // Taken out and put in again: the map's order is the order of use.
    this.#kept.delete(id)
    this.#kept.set(id, kept)
    return kept.one
  }

  /** Keeps one that takes so many bytes. */
  keep(id: string, one: T, weight: number): void {
    this.delete(id)
    this.#kept.set(id, { one, weight })
    this.#add(weight)
  }

  delete(id: string): void {
    const kept = this.#kept.get(id)
    if (!kept) return
    this.#kept.delete(id)
    this.#add(-kept.weight)
  }

  /** Forgets the one that was used longest ago. */
  dropOldest(): void {
    for (const id of this.#kept.keys()) return this.delete(id)
  }

  clear(): void {
    this.#kept.clear()
    this.#add(-this.#weight)
  }

  #add(more: number): void {
    this.#weight += more
    this.#take(more)
  }
}
