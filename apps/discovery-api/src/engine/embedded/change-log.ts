/** What one change did to an index. */
export type LoggedChange = {
  readonly generation: number
  readonly id: string
  /** Words that the product had before or has now. */
  readonly words: Uint32Array
  /** Those that more or fewer products have now. */
  readonly recounted: readonly number[]
}

/** Changes that are remembered at most; an answer of before them is not told apart from one that they concern. */
const CHANGES = 512
/** Words of them in all, so that a shop of long texts remembers fewer. */
const WORDS = 60_000

/** The latest changes of an index, for answers that are kept beyond them. */
export class ChangeLog {
  #changes: LoggedChange[] = []
  #words = 0
  /** Everything after this generation is remembered. */
  #from = 0

  add(change: LoggedChange): void {
    this.#changes.push(change)
    this.#words += change.words.length
    if (this.#changes.length <= CHANGES && this.#words <= WORDS) return
    // The older half at once: to drop them one by one would move all others each time.
    const gone = this.#changes.splice(0, Math.ceil(this.#changes.length / 2))
    this.#from = gone.at(-1)?.generation ?? this.#from
    for (const { words } of gone) this.#words -= words.length
  }

  /** The changes after a generation; null when some of them are forgotten. */
  since(generation: number): readonly LoggedChange[] | null {
    if (generation < this.#from) return null
    let first = this.#changes.length
    while (first > 0 && (this.#changes[first - 1]?.generation ?? 0) > generation) first -= 1
    return this.#changes.slice(first)
  }
}
