import { Accumulator, clearAt } from './accumulator.js'

const floats = (length: number): Float32Array<ArrayBuffer> => new Float32Array(length)
const counts = (length: number): Uint32Array<ArrayBuffer> => new Uint32Array(length)

/**
 * Working memory of searches, reused by the next. A search runs to its end without a pause, so one set is enough. All of it
 * is empty between searches.
 */
export class Buffers {
  /** By product: its score for the query. */
  readonly score = new Accumulator(floats)
  /** By product of `score`: the words of the query that it has, one bit each. */
  mask = new Uint32Array(0)
  /** Products that are an answer. */
  found = new Uint32Array(0)
  /** By product: what it has of one word of the query, of one of its expansions, and of one of its terms. */
  readonly term = new Accumulator(floats)
  readonly expansion = new Accumulator(floats)
  readonly part = new Accumulator(floats)
  /** Products by list of values, and by value. */
  readonly lists = new Accumulator(counts)
  readonly values = new Accumulator(counts)
  /** By model: its products, and then where the next of them goes. */
  readonly models = new Accumulator(counts)
  /** By value: which model counted for it last. */
  countedFor = new Uint32Array(0)
  /** By product: 1 where another one stands for its model. */
  behind = new Uint8Array(0)
  /** By word of the vocabulary: the words of the query that it matches, one bit each. */
  readonly wordBits = new Accumulator(counts)

  /** Makes room for so many products. */
  reserve(docs: number): void {
    for (const buffer of [this.score, this.term, this.expansion, this.part]) buffer.reserve(docs)
    if (this.mask.length >= docs) return
    this.mask = new Uint32Array(this.score.values.length)
    this.found = new Uint32Array(this.score.values.length)
    this.behind = new Uint8Array(this.score.values.length)
  }

  /** Room for so many values, for which no model has counted yet. */
  clearCountedFor(count: number): Uint32Array {
    if (this.countedFor.length < count) this.countedFor = new Uint32Array(Math.ceil(count * 1.25) + 64)
    else this.countedFor.fill(0, 0, count)
    return this.countedFor
  }

  /** Leaves nothing of a query. */
  clear(): void {
    clearAt(this.mask, this.score.keys)
    this.score.clear()
  }
}
