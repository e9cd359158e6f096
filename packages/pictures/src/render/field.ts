import { length2 } from './length.js'

export interface FieldBounds {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** Distances (mm) sampled on a grid, read with linear interpolation. */
export class Field {
  readonly bounds: FieldBounds
  readonly step: number
  readonly columns: number
  readonly rows: number
  readonly values: Float32Array

  constructor(bounds: FieldBounds, step: number) {
    this.bounds = bounds
    this.step = step
    this.columns = Math.ceil((bounds.x1 - bounds.x0) / step) + 2
    this.rows = Math.ceil((bounds.y1 - bounds.y0) / step) + 2
    this.values = new Float32Array(this.columns * this.rows).fill(1e3)
  }

  /** Distance at a point. Outside the grid it is a lower bound. */
  at(x: number, y: number): number {
    const { bounds, columns, rows, values } = this
    let u = (x - bounds.x0) / this.step
    let v = (y - bounds.y0) / this.step
    let beyond = 0
    if (u < 0 || v < 0 || u > columns - 1.001 || v > rows - 1.001) {
      const cu = u < 0 ? 0 : u > columns - 1.001 ? columns - 1.001 : u
      const cv = v < 0 ? 0 : v > rows - 1.001 ? rows - 1.001 : v
      beyond = length2(u - cu, v - cv) * this.step
      u = cu
      v = cv
    }
    const i = u | 0
    const j = v | 0
    const fu = u - i
    const fv = v - j
    const k = j * columns + i
    const a = values[k]! + (values[k + 1]! - values[k]!) * fu
    const b = values[k + columns]! + (values[k + columns + 1]! - values[k + columns]!) * fu
    const d = a + (b - a) * fv
    return beyond > 0 ? Math.sqrt(beyond * beyond + (d > 0 ? d * d : 0)) : d
  }

  /** Replaces the value of every cell by `change` of its value and place. */
  map(change: (value: number, x: number, y: number) => number): this {
    for (let j = 0, k = 0; j < this.rows; j++) {
      for (let i = 0; i < this.columns; i++, k++) {
        this.values[k] = change(this.values[k]!, this.bounds.x0 + i * this.step, this.bounds.y0 + j * this.step)
      }
    }
    return this
  }
}

/** Union with a fillet of about k mm where the two meet. */
export function softMin(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b)
  return h > 0 ? Math.min(a, b) - (h * h) / (4 * k) : Math.min(a, b)
}

/** Intersection with a rounded edge of about k mm. */
export function softMax(a: number, b: number, k: number): number {
  return -softMin(-a, -b, k)
}
