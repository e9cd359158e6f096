/** Typed arrays that grow by half, so that a million additions copy little. */
const FIRST = 16

const grownTo = (now: number, needed: number): number => Math.max(needed, FIRST, Math.ceil(now * 1.5))

export class GrowingU32 {
  data: Uint32Array
  length: number

  constructor(data: Uint32Array = new Uint32Array(0)) {
    this.data = data
    this.length = data.length
  }

  at(index: number): number {
    return this.data[index] ?? 0
  }

  push(value: number): void {
    this.set(this.length, value)
  }

  set(index: number, value: number): void {
    if (index >= this.data.length) {
      const wider = new Uint32Array(grownTo(this.data.length, index + 1))
      wider.set(this.data)
      this.data = wider
    }
    this.data[index] = value
    if (index >= this.length) this.length = index + 1
  }

  /** What is in use, without the room to grow. */
  used(): Uint32Array {
    return this.data.subarray(0, this.length)
  }
}

export class GrowingU8 {
  data: Uint8Array
  length: number

  constructor(data: Uint8Array = new Uint8Array(0)) {
    this.data = data
    this.length = data.length
  }

  at(index: number): number {
    return this.data[index] ?? 0
  }

  push(value: number): void {
    this.set(this.length, value)
  }

  set(index: number, value: number): void {
    if (index >= this.data.length) {
      const wider = new Uint8Array(grownTo(this.data.length, index + 1))
      wider.set(this.data)
      this.data = wider
    }
    this.data[index] = value
    if (index >= this.length) this.length = index + 1
  }

  used(): Uint8Array {
    return this.data.subarray(0, this.length)
  }
}

export class GrowingF64 {
  data: Float64Array
  length: number

  constructor(data: Float64Array = new Float64Array(0)) {
    this.data = data
    this.length = data.length
  }

  at(index: number): number {
    return this.data[index] ?? Number.NaN
  }

  push(value: number): void {
    this.set(this.length, value)
  }

  /** Places skipped on the way are not numbers. */
  set(index: number, value: number): void {
    if (index >= this.data.length) {
      const wider = new Float64Array(grownTo(this.data.length, index + 1)).fill(Number.NaN)
      wider.set(this.data)
      this.data = wider
    }
    this.data[index] = value
    if (index >= this.length) this.length = index + 1
  }

  used(): Float64Array {
    return this.data.subarray(0, this.length)
  }
}
