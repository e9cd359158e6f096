/**
 * Positive numbers by key (a product, a value). Reading and clearing cost only as much as the number of keys that were
 * met, so the memory can be reused. Sums use floats; counts use whole numbers, which are several times as fast to add.
 *
 * The loops count new keys without a branch, which the processor would often mispredict: each key is written after the
 * met ones, and stays there only if it is new.
 */
export class Accumulator<A extends Float32Array | Uint32Array = Float32Array> {
  /** By key; 0 for keys that were not met. */
  values: A
  /** The first `size` entries are the met keys, in no order. */
  met = new Uint32Array(0)
  size = 0
  readonly #allocate: (length: number) => A

  constructor(allocate: (length: number) => A) {
    this.#allocate = allocate
    this.values = allocate(0)
  }

  /** Makes room for keys below `count`. Call it only while the accumulator is empty. */
  reserve(count: number): void {
    if (this.values.length >= count) return
    const capacity = Math.ceil(count * 1.25) + 64
    this.values = this.#allocate(capacity)
    this.met = new Uint32Array(capacity)
  }

  get keys(): Uint32Array {
    return this.met.subarray(0, this.size)
  }

  get(key: number): number {
    return this.values[key] ?? 0
  }

  add(key: number, amount: number): void {
    const before = this.values[key] ?? 0
    if (before === 0) this.met[this.size++] = key
    this.values[key] = before + amount
  }

  /** For each product adds 1 to its key in `keyOf`. All keys are below `count`. */
  count(docs: Uint32Array, keyOf: Uint32Array, count: number): void {
    const { values } = this
    if (docs.length * SPARSE < count) for (let at = 0; at < docs.length; at += 1) this.add(keyOf[docs[at] ?? 0] ?? 0, 1)
    else {
      for (let at = 0; at < docs.length; at += 1) {
        const key = keyOf[docs[at] ?? 0] ?? 0
        values[key] = (values[key] ?? 0) + 1
      }
      this.#meetAll(count)
    }
  }

  /** Registers keys whose numbers the caller wrote to `values`; no other key may have been met. */
  setKeys(keys: Uint32Array): void {
    this.met.set(keys)
    this.size = keys.length
  }

  /** Keeps only keys that `other` has too, and adds the numbers of `other` times `factor`. */
  intersect(other: Accumulator, factor: number): void {
    const { keys, values } = this
    this.size = 0
    for (const key of keys) {
      const added = other.get(key)
      values[key] = added === 0 ? 0 : (values[key] ?? 0) + added * factor
      if (added > 0) this.met[this.size++] = key
    }
  }

  /** Sorts the keys where they are many, so that what follows reads memory in order. */
  sortKeys(count: number): void {
    if (this.size * SPARSE >= count) this.#meetAll(count)
  }

  /** Collects the keys below `count` that have a number. */
  #meetAll(count: number): void {
    const { values, met } = this
    let size = 0
    for (let key = 0; key < count; key += 1) {
      met[size] = key
      size += Number(values[key] !== 0)
    }
    this.size = size
  }

  clear(): void {
    clearAt(this.values, this.keys)
    this.size = 0
  }
}

/** When at most one key in this many is met, visiting the met keys is quicker than visiting all. */
const SPARSE = 16

/** Sets the numbers of the keys to 0. No other key may have a number. */
export function clearAt(values: Float32Array | Uint32Array, keys: Uint32Array): void {
  if (keys.length * SPARSE >= values.length) values.fill(0)
  else for (let at = 0; at < keys.length; at += 1) values[keys[at] ?? 0] = 0
}
