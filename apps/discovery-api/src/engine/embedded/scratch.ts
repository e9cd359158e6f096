import { Living } from './living.js'
import { Tally } from './tally.js'

/**
 * Working memory of searches, one cell a product, kept between searches. A search runs to its end without a pause, so one
 * set is enough. All cells are 0 between searches.
 */
export class Scratch {
  score = new Float32Array(0)
  /** Words of the query that the product has, one bit each. */
  mask = new Uint32Array(0)
  strength = new Float32Array(0)
  share = new Float32Array(0)
  third = new Float32Array(0)
  /** Products met, by word and in all. */
  met = new Uint32Array(0)
  metWay = new Uint32Array(0)
  metThird = new Uint32Array(0)
  all = new Uint32Array(0)
  /** Those of all that are an answer. */
  found = new Uint32Array(0)
  /** By product: 1 while it is to be counted. */
  place = new Uint32Array(0)
  /** Never written to: the failed filters of products that none was asked of. */
  none = new Uint32Array(0)

  /** Counts of lists, and of what is in them. */
  readonly lists = new Tally()
  readonly values = new Tally()
  /** By word: the words of the query that it stands for, one bit each. */
  #wordBits = new Uint32Array(0)

  /** By product: one bit while products are counted; all 0 between. */
  noted = new Uint32Array(0)
  readonly living = new Living()
  /** By word of the query: what the products that have all of them so far have of it. */
  readonly #shares: Float32Array[] = []

  /** Room for what so many products have of a word of the query, with what was put there before. */
  sharesOf(word: number, count: number): Float32Array {
    let shares = this.#shares[word]
    if (shares === undefined || shares.length < count) {
      shares = new Float32Array(Math.ceil(count * 1.25) + 64)
      this.#shares[word] = shares
    }
    return shares
  }

  /** One cell for each of so many words. */
  wordCells(words: number): Uint32Array {
    if (this.#wordBits.length < words) this.#wordBits = new Uint32Array(Math.ceil(words * 1.25) + 64)
    return this.#wordBits
  }

  reserve(docs: number): void {
    if (this.score.length >= docs) return
    const size = Math.ceil(docs * 1.25) + 64
    this.score = new Float32Array(size)
    this.mask = new Uint32Array(size)
    this.strength = new Float32Array(size)
    this.share = new Float32Array(size)
    this.third = new Float32Array(size)
    this.met = new Uint32Array(size)
    this.metWay = new Uint32Array(size)
    this.metThird = new Uint32Array(size)
    this.all = new Uint32Array(size)
    this.found = new Uint32Array(size)
    this.place = new Uint32Array(size)
    this.none = new Uint32Array(size)
    this.noted = new Uint32Array((size + 31) >>> 5)
  }
}
