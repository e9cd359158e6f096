import { GrowingF64, GrowingU32 } from './grow.js'

/**
 * Which place in a column a product has, or -1. A column that few products have keeps their numbers in order and is searched;
 * one that many have is addressed by the number of the product.
 */
class Places {
  /** Numbers of the products in the column, ascending; null when each product has its own place. */
  docs: GrowingU32 | null

  #byDoc = new Uint32Array(0)
  #known = 0

  constructor(docs: GrowingU32 | null = new GrowingU32()) {
    this.docs = docs
  }

  /**
   * By product below `room`: one more than its place in a searched column, 0 for none. It takes the room of an addressed
   * column, so it is worked out for those only that searches count by.
   */
  byDoc(docs: GrowingU32, room: number): Uint32Array {
    if (this.#byDoc.length < room) {
      const larger = new Uint32Array(Math.ceil(room * 1.25) + 64)
      larger.set(this.#byDoc)
      this.#byDoc = larger
    }
    // Places never change, new ones come after them.
    for (; this.#known < docs.length; this.#known += 1) this.#byDoc[docs.at(this.#known)] = this.#known + 1
    return this.#byDoc
  }

  /** Each product is addressed by its number from now on. */
  address(): void {
    this.docs = null
    this.#byDoc = new Uint32Array(0)
  }

  of(doc: number): number {
    const { docs } = this
    if (docs === null) return doc
    const { data, length } = docs
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((data[middle] ?? 0) < doc) low = middle + 1
      else high = middle
    }
    return low < length && data[low] === doc ? low : -1
  }
}

/** A column is addressed directly once one product in this many has a value. */
const DENSE_FROM = 3
/** Below this many values searching is as good as addressing. */
const ALWAYS_SPARSE = 512

/**
 * Lists of texts, one for each product at most. Equal lists are stored once, and a product holds the number of its list:
 * counting and filtering look at each list once, not at each product's values.
 */
export class ListColumn {
  readonly places = new Places()
  /** By place: number of the list; in a dense column 0 means none, so lists are numbered from 1. */
  lists = new GrowingU32()
  readonly values: string[] = []
  readonly #valueIds = new Map<string, number>()
  /** By number of the list: the values in it. */
  readonly members: number[][] = [[]]
  readonly #listIds = new Map<string, number>()

  set(doc: number, values: readonly string[]): void {
    if (values.length === 0) return
    const ids = values.map((value) => this.#valueId(value))
    const key = ids.length === 1 ? String(ids[0]) : ids.join(',')
    let list = this.#listIds.get(key)
    if (list === undefined) {
      list = this.members.length
      this.members.push(ids)
      this.#listIds.set(key, list)
    }
    this.setList(doc, list)
  }

  setList(doc: number, list: number): void {
    const { docs } = this.places
    if (docs === null) {
      this.lists.set(doc, list)
      return
    }
    docs.push(doc)
    this.lists.push(list)
    if (docs.length > ALWAYS_SPARSE && docs.length * DENSE_FROM > doc) this.#makeDense(docs)
  }

  /** Number of the product's list, 0 without. */
  listOf(doc: number): number {
    const place = this.places.of(doc)
    return place === -1 ? 0 : this.lists.at(place)
  }

  valuesOf(doc: number): readonly string[] {
    return (this.members[this.listOf(doc)] ?? []).map((id) => this.values[id] ?? '')
  }

  /** Products that have a list, in order, with its number. */
  forEach(each: (doc: number, list: number) => void): void {
    const { docs } = this.places
    for (let place = 0; place < this.lists.length; place += 1) {
      const list = this.lists.at(place)
      if (list !== 0) each(docs === null ? place : docs.at(place), list)
    }
  }

  valueIdOf(value: string): number | undefined {
    return this.#valueIds.get(value)
  }

  /** Takes up lists that were written down. */
  restore(values: readonly string[], members: readonly (readonly number[])[]): void {
    for (const value of values) this.#valueId(value)
    for (const ids of members.slice(1)) {
      this.#listIds.set(ids.join(','), this.members.length)
      this.members.push([...ids])
    }
  }

  #valueId(value: string): number {
    const known = this.#valueIds.get(value)
    if (known !== undefined) return known
    const id = this.values.length
    this.values.push(value)
    this.#valueIds.set(value, id)
    return id
  }

  #makeDense(docs: GrowingU32): void {
    const dense = new GrowingU32()
    for (let place = 0; place < docs.length; place += 1) dense.set(docs.at(place), this.lists.at(place))
    this.lists = dense
    this.places.address()
  }
}

/** Numbers, one for each product at most. */
export class NumberColumn {
  readonly places = new Places()
  numbers = new GrowingF64()

  set(doc: number, value: number): void {
    const { docs } = this.places
    if (docs === null) {
      this.numbers.set(doc, value)
      return
    }
    docs.push(doc)
    this.numbers.push(value)
    if (docs.length > ALWAYS_SPARSE && docs.length * DENSE_FROM > doc) this.#makeDense(docs)
  }

  /** Not a number when the product has none. */
  of(doc: number): number {
    const place = this.places.of(doc)
    return place === -1 ? Number.NaN : this.numbers.at(place)
  }

  /** Products that have a number, in order. */
  forEach(each: (doc: number, value: number) => void): void {
    const { docs } = this.places
    for (let place = 0; place < this.numbers.length; place += 1) {
      const value = this.numbers.at(place)
      if (!Number.isNaN(value)) each(docs === null ? place : docs.at(place), value)
    }
  }

  #makeDense(docs: GrowingU32): void {
    const dense = new GrowingF64()
    for (let place = 0; place < docs.length; place += 1) dense.set(docs.at(place), this.numbers.at(place))
    this.numbers = dense
    this.places.address()
  }
}
