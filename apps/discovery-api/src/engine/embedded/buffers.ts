import { Accumulator, clearAt } from './accumulator.js'

const floats = (length: number): Float32Array<ArrayBuffer> => new Float32Array(length)
const counts = (length: number): Uint32Array<ArrayBuffer> => new Uint32Array(length)

/** Working memory that searches share, because a search runs to its end without a pause. It is empty between searches. */
export class Buffers {
  /** By product: its score for the query. */
  readonly score = new Accumulator(floats)
  /** By product of `score`: the words of the query that it has, one bit each. */
  mask = new Uint32Array(0)
  found = new Uint32Array(0)
  /** By product: its strength for one word of the query, for one expansion of the word, and for one term of the expansion. */
  readonly term = new Accumulator(floats)
  readonly expansion = new Accumulator(floats)
  readonly part = new Accumulator(floats)
  /** Number of products by list of values, and by value. */
  readonly lists = new Accumulator(counts)
  readonly values = new Accumulator(counts)
  /** By model: first the number of its products, then the place of its next product. */
  readonly models = new Accumulator(counts)
  /** By value: the last model that was counted for it. */
  countedFor = new Uint32Array(0)
  /** By product: 1 where another product stands for its model. */
  behind = new Uint8Array(0)
  /** By word of the vocabulary: the words of the query that it matches, one bit each. */
  readonly wordBits = new Accumulator(counts)

  reserve(docs: number): void {
    for (const buffer of [this.score, this.term, this.expansion, this.part]) buffer.reserve(docs)
    if (this.mask.length >= docs) return
    this.mask = new Uint32Array(this.score.values.length)
    this.found = new Uint32Array(this.score.values.length)
    this.behind = new Uint8Array(this.score.values.length)
  }

  /** Returns room for `count` values, for which no model is counted yet. */
  clearCountedFor(count: number): Uint32Array {
    if (this.countedFor.length < count) this.countedFor = new Uint32Array(Math.ceil(count * 1.25) + 64)
    else this.countedFor.fill(0, 0, count)
    return this.countedFor
  }

  clear(): void {
    clearAt(this.mask, this.score.keys)
    this.score.clear()
  }
}
