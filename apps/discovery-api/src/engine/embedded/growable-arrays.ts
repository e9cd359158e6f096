export type NumberArray = Uint8Array | Uint32Array | Float64Array

const MIN_CAPACITY = 16

/** A typed array that grows by half, so that a million additions copy little. */
export class GrowableArray<A extends NumberArray> {
  data: A
  length: number
  /** The value at an index that was not set. */
  readonly empty: number
  readonly allocate: (length: number) => A

  constructor(data: A, allocate: (length: number) => A, empty = 0) {
    this.data = data
    this.length = data.length
    this.allocate = allocate
    this.empty = empty
  }

  at(index: number): number {
    return this.data[index] ?? this.empty
  }

  push(value: number): void {
    this.set(this.length, value)
  }

  set(index: number, value: number): void {
    if (index >= this.data.length) {
      const larger = this.allocate(Math.max(index + 1, MIN_CAPACITY, Math.ceil(this.data.length * 1.5)))
      larger.set(this.data)
      this.data = larger
    }
    this.data[index] = value
    if (index >= this.length) this.length = index + 1
  }

  /** The numbers without the spare capacity. */
  used(): A {
    return this.data.subarray(0, this.length) as A
  }
}

export type GrowableU8 = GrowableArray<Uint8Array>
export const growableU8 = (data: Uint8Array = new Uint8Array(0)): GrowableU8 =>
  new GrowableArray(data, (length) => new Uint8Array(length))

export type GrowableU32 = GrowableArray<Uint32Array>
export const growableU32 = (data: Uint32Array = new Uint32Array(0)): GrowableU32 =>
  new GrowableArray(data, (length) => new Uint32Array(length))

/** Numbers; NaN at an index that was not set. */
export type GrowableF64 = GrowableArray<Float64Array>
export const growableF64 = (data: Float64Array = new Float64Array(0)): GrowableF64 =>
  new GrowableArray(data, (length) => new Float64Array(length).fill(Number.NaN), Number.NaN)
