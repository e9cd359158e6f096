import { length2 } from './length.js'

/** A line in mm, y up; `closed` gives it an inside (negative distances). */
export interface Curve {
  readonly points: readonly (readonly [x: number, y: number])[]
  readonly closed: boolean
}

export interface FieldBounds {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** Distances (mm) sampled on a grid and read back with linear interpolation. */
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

  /** Distance at a point; beyond the grid a distance that is never too long. */
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

  /** Rewrites every cell from its own value and place. */
  map(change: (value: number, x: number, y: number) => number): this {
    for (let j = 0, k = 0; j < this.rows; j++) {
      for (let i = 0; i < this.columns; i++, k++) {
        this.values[k] = change(this.values[k]!, this.bounds.x0 + i * this.step, this.bounds.y0 + j * this.step)
      }
    }
    return this
  }
}

/** Coarse cells between exact searches; the fine cells between only look near what those found. */
const COARSE = 4

/** Exact distances to a curve on a grid. */
export function distanceField(curve: Curve, bounds: FieldBounds, step: number): Field {
  const field = new Field(bounds, step)
  const segments = packed(curve)
  const count = segments.length / 4
  const across = Math.ceil(field.columns / COARSE) + 1
  const down = Math.ceil(field.rows / COARSE) + 1
  const nearest = new Int32Array(across * down)
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      nearest[j * across + i] = nearestSegment(segments, bounds.x0 + i * COARSE * step, bounds.y0 + j * COARSE * step)
    }
  }
  const reach = Math.min(count >> 1, Math.max(4, Math.ceil((COARSE * step * count) / totalLength(segments)) + 3))
  for (let j = 0, k = 0; j < field.rows; j++) {
    const y = bounds.y0 + j * step
    for (let i = 0; i < field.columns; i++, k++) {
      const x = bounds.x0 + i * step
      const c = ((j / COARSE) | 0) * across + ((i / COARSE) | 0)
      const first = nearest[c]!
      const right = around(nearest[c + 1]! - first, count)
      const below = around(nearest[c + across]! - first, count)
      const across2 = around(nearest[c + across + 1]! - first, count)
      const low = Math.min(0, right, below, across2)
      const high = Math.max(0, right, below, across2)
      let best: number
      if (high - low <= 2 * reach) best = windowed(segments, count, first + low - 2, first + high + 2, x, y)
      else {
        best = windowed(segments, count, first - reach, first + reach, x, y)
        best = Math.min(best, windowed(segments, count, first + right - reach, first + right + reach, x, y))
        best = Math.min(best, windowed(segments, count, first + below - reach, first + below + reach, x, y))
        best = Math.min(best, windowed(segments, count, first + across2 - reach, first + across2 + reach, x, y))
      }
      field.values[k] = Math.sqrt(best)
    }
  }
  if (curve.closed) negateInside(field, curve)
  return field
}

function packed({ points, closed }: Curve): Float64Array {
  const count = closed ? points.length : points.length - 1
  const out = new Float64Array(count * 4)
  for (let i = 0; i < count; i++) {
    const a = points[i]!
    const b = points[(i + 1) % points.length]!
    out.set([a[0], a[1], b[0] - a[0], b[1] - a[1]], i * 4)
  }
  return out
}

function totalLength(s: Float64Array): number {
  let sum = 0
  for (let i = 0; i < s.length; i += 4) sum += length2(s[i + 2]!, s[i + 3]!)
  return sum || 1
}

function squared(s: Float64Array, k: number, x: number, y: number): number {
  const px = x - s[k]!
  const py = y - s[k + 1]!
  const dx = s[k + 2]!
  const dy = s[k + 3]!
  let t = (px * dx + py * dy) / (dx * dx + dy * dy || 1)
  t = t < 0 ? 0 : t > 1 ? 1 : t
  const ex = px - dx * t
  const ey = py - dy * t
  return ex * ex + ey * ey
}

function nearestSegment(s: Float64Array, x: number, y: number): number {
  let best = Infinity
  let at = 0
  for (let k = 0; k < s.length; k += 4) {
    const d = squared(s, k, x, y)
    if (d < best) {
      best = d
      at = k >> 2
    }
  }
  return at
}

/** A step along a closed outline, the shorter way round. */
function around(step: number, count: number): number {
  return step > count / 2 ? step - count : step < -count / 2 ? step + count : step
}

function windowed(s: Float64Array, count: number, from: number, to: number, x: number, y: number): number {
  let best = Infinity
  for (let n = from; n <= to; n++) {
    const d = squared(s, (((n % count) + count) % count) * 4, x, y)
    if (d < best) best = d
  }
  return best
}

function negateInside(field: Field, { points }: Curve): void {
  for (let j = 0; j < field.rows; j++) {
    const y = field.bounds.y0 + j * field.step
    const crossings: number[] = []
    for (let i = 0; i < points.length; i++) {
      const a = points[i]!
      const b = points[(i + 1) % points.length]!
      if (a[1] > y !== b[1] > y) crossings.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
    }
    crossings.sort((p, q) => p - q)
    for (let c = 0; c + 1 < crossings.length; c += 2) {
      const from = Math.max(0, Math.ceil((crossings[c]! - field.bounds.x0) / field.step))
      const to = Math.min(field.columns - 1, Math.floor((crossings[c + 1]! - field.bounds.x0) / field.step))
      for (let i = from; i <= to; i++) field.values[j * field.columns + i] = -field.values[j * field.columns + i]!
    }
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
