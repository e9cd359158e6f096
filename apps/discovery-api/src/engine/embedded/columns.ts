import { GrowableArray, growableF64, growableU32, type GrowableU32, type NumberArray } from './growable-arrays.js'

/** A column changes to the dense form once one product in this many has a number. */
const DENSE_FROM = 3
/** With fewer numbers than this, a binary search is fast enough. */
const ALWAYS_SPARSE = 512

/**
 * At most one number for each product. In the sparse form, for a field that few products have, numbers stand in order and are found by
 * binary search; in the dense form the product is the index.
 */
class Column<A extends NumberArray> {
  /** The products that have a number, ascending; null in the dense form. */
  docs: GrowableU32 | null = growableU32()
  numbers: GrowableArray<A>
  #byDoc: A
  #known = 0

  constructor(numbers: GrowableArray<A>) {
    this.numbers = numbers
    this.#byDoc = numbers.allocate(0)
  }

  set(doc: number, value: number): void {
    const { docs, numbers } = this
    if (docs === null) return numbers.set(doc, value)
    docs.push(doc)
    numbers.push(value)
    if (docs.length <= ALWAYS_SPARSE || docs.length * DENSE_FROM <= doc) return
    const dense = new GrowableArray(numbers.allocate(0), numbers.allocate, numbers.empty)
    this.forEach((doc, value) => dense.set(doc, value))
    this.docs = null
    this.numbers = dense
    this.#byDoc = numbers.allocate(0)
  }

  /** The number of a product; the empty number (0, or NaN) where it has none. */
  of(doc: number): number {
    const { docs, numbers } = this
    if (docs === null) return numbers.at(doc)
    const { data, length } = docs
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((data[middle] ?? 0) < doc) low = middle + 1
      else high = middle
    }
    return low < length && data[low] === doc ? numbers.at(low) : numbers.empty
  }

  /** The numbers of the products below `count`, indexed by product. A sparse column allocates this memory on the first call. */
  byDoc(count: number): A {
    const { docs, numbers } = this
    if (docs === null) return numbers.data
    if (this.#byDoc.length < count) {
      const larger = numbers.allocate(Math.ceil(count * 1.25) + 64)
      larger.set(this.#byDoc)
      this.#byDoc = larger
    }
    // Numbers never change, and new ones are added at the end.
    for (; this.#known < docs.length; this.#known += 1) this.#byDoc[docs.at(this.#known)] = numbers.at(this.#known)
    return this.#byDoc
  }

  /** Visits the products that have a number, ascending. */
  forEach(each: (doc: number, value: number) => void): void {
    const { docs, numbers } = this
    for (let at = 0; at < numbers.length; at += 1) {
      const value = numbers.at(at)
      if (value !== numbers.empty && !Number.isNaN(value)) each(docs === null ? at : docs.at(at), value)
    }
  }

  get bytes(): number {
    return this.numbers.data.byteLength + (this.docs?.data.byteLength ?? 0)
  }
}

/** At most one number for each product; NaN for products without one. */
export class NumberColumn extends Column<Float64Array> {
  constructor() {
    super(growableF64())
  }
}

/**
 * At most one list of texts for each product. Equal lists are stored once, and a product holds the number of its list, 0 without one.
 * Counting and filtering then examine each list once, not the values of each product.
 */
export class ListColumn extends Column<Uint32Array> {
  readonly values: string[] = []
  readonly #valueIds = new Map<string, number>()
  /** By number of a list: the numbers of its values. */
  readonly members: (readonly number[])[] = [[]]
  readonly #listIds = new Map<string, number>()

  constructor() {
    super(growableU32())
  }

  setValues(doc: number, values: readonly string[]): void {
    if (values.length === 0) return
    const ids = values.map((value) => this.#valueId(value))
    const key = ids.join()
    let list = this.#listIds.get(key)
    if (list === undefined) {
      list = this.members.length
      this.members.push(ids)
      this.#listIds.set(key, list)
    }
    this.set(doc, list)
  }

  hasValue(value: string): boolean {
    return this.#valueIds.has(value)
  }

  valuesOf(doc: number): readonly string[] {
    return (this.members[this.of(doc)] ?? []).map((id) => this.values[id] ?? '')
  }

  restore(values: readonly string[], members: readonly (readonly number[])[]): void {
    for (const value of values) this.#valueId(value)
    for (const ids of members.slice(1)) {
      this.#listIds.set(ids.join(), this.members.length)
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
}
