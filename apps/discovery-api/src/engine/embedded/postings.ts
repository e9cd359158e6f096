import { growableU32, growableU8 } from './growable-arrays.js'

/** A range of postings: products ascending, with the strength of the word in each. */
export type Run = {
  readonly docs: Uint32Array
  readonly impacts: Uint8Array
  readonly from: number
  readonly to: number
}

/** The postings of all words in three arrays. */
export type Packed = {
  /** By word: where its postings begin; one more entry than words. */
  readonly starts: Uint32Array
  readonly docs: Uint32Array
  readonly impacts: Uint8Array
}

class Fresh {
  readonly docs = growableU32()
  readonly impacts = growableU8()
}

const EMPTY: Packed = { starts: new Uint32Array(1), docs: new Uint32Array(0), impacts: new Uint8Array(0) }

/** Words merged between two pauses. */
const SLICE = 4096

/**
 * The postings of an index: a packed body, and newer ones by word. When enough are new, they are set aside and merged into the body in
 * slices. Searches read the body, what is set aside and what is new, and never wait.
 */
export class Postings {
  #packed: Packed
  #aside: Map<number, Fresh> | null = null
  #fresh = new Map<number, Fresh>()
  #freshCount = 0

  constructor(packed: Packed = EMPTY) {
    this.#packed = packed
  }

  get packed(): Packed {
    return this.#packed
  }

  /** Number of postings outside the body. */
  get waiting(): number {
    return this.#freshCount
  }

  get merging(): boolean {
    return this.#aside !== null
  }

  add(word: number, doc: number, impact: number): void {
    let fresh = this.#fresh.get(word)
    if (fresh === undefined) {
      fresh = new Fresh()
      this.#fresh.set(word, fresh)
    }
    fresh.docs.push(doc)
    fresh.impacts.push(impact)
    this.#freshCount += 1
  }

  runs(word: number): Run[] {
    const { starts, docs, impacts } = this.#packed
    const runs: Run[] = []
    const from = starts[word] ?? 0
    const to = starts[word + 1] ?? 0
    if (to > from) runs.push({ docs, impacts, from, to })
    for (const layer of [this.#aside?.get(word), this.#fresh.get(word)])
      if (layer !== undefined)
        runs.push({ docs: layer.docs.data, impacts: layer.impacts.data, from: 0, to: layer.docs.length })
    return runs
  }

  countOf(word: number): number {
    return this.runs(word).reduce((sum, { from, to }) => sum + to - from, 0)
  }

  /** Merges new postings into the body, and drops those of removed products. `pause` runs between slices so that requests can be served. */
  async merge(words: number, isLive: (doc: number) => boolean, pause: () => Promise<void>): Promise<void> {
    if (this.#aside !== null || this.#freshCount === 0) return
    const aside = this.#fresh
    const before = this.#packed
    this.#aside = aside
    this.#fresh = new Map()
    const most = before.docs.length + this.#freshCount
    this.#freshCount = 0
    const starts = new Uint32Array(words + 1)
    const docs = new Uint32Array(most)
    const impacts = new Uint8Array(most)
    let end = 0
    const keep = (from: Uint32Array, strengths: Uint8Array, first: number, last: number): void => {
      for (let at = first; at < last; at += 1) {
        const doc = from[at] ?? 0
        if (!isLive(doc)) continue
        docs[end] = doc
        impacts[end] = strengths[at] ?? 0
        end += 1
      }
    }
    for (let word = 0; word < words; word += 1) {
      keep(before.docs, before.impacts, before.starts[word] ?? 0, before.starts[word + 1] ?? 0)
      const layer = aside.get(word)
      if (layer !== undefined) keep(layer.docs.data, layer.impacts.data, 0, layer.docs.length)
      starts[word + 1] = end
      if (word % SLICE === SLICE - 1) await pause()
    }
    this.#packed = { starts, docs: docs.subarray(0, end), impacts: impacts.subarray(0, end) }
    this.#aside = null
  }
}

/** Collects the postings of a catalogue and packs them once at the end. */
export class PostingsBuilder {
  readonly #words = growableU32()
  readonly #impacts = growableU8()
  /** By product: where its postings end. */
  readonly #ends = growableU32()

  add(word: number, impact: number): void {
    this.#words.push(word)
    this.#impacts.push(impact)
  }

  /** Ends the postings of the present product. */
  next(): void {
    this.#ends.push(this.#words.length)
  }

  pack(words: number): Packed {
    const count = this.#words.length
    const starts = new Uint32Array(words + 1)
    for (let at = 0; at < count; at += 1) {
      const word = this.#words.at(at)
      starts[word + 1] = (starts[word + 1] ?? 0) + 1
    }
    for (let word = 0; word < words; word += 1) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0)
    const place = starts.slice()
    const docs = new Uint32Array(count)
    const impacts = new Uint8Array(count)
    let at = 0
    for (let doc = 0; doc < this.#ends.length; doc += 1) {
      for (const end = this.#ends.at(doc); at < end; at += 1) {
        const word = this.#words.at(at)
        const to = place[word] ?? 0
        place[word] = to + 1
        docs[to] = doc
        impacts[to] = this.#impacts.at(at)
      }
    }
    return { starts, docs, impacts }
  }
}
