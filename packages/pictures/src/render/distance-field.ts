import { Field, type FieldBounds } from './field.js'

/** A line in mm, y up. A `closed` line has an inside with negative distances. */
export interface Curve {
  readonly points: readonly (readonly [x: number, y: number])[]
  readonly closed: boolean
}

/**
 * Grid cells along a side of the squares that narrow down the nearest segments: first large squares, then small ones.
 */
const BLOCK = 16
const PATCH = 4
/** Beyond this distance (mm) from the curve, distances are interpolated between the corners of a small square. */
const EXACT = 4

/** Samples distances to a curve on a grid; they are exact near the curve. */
export function distanceField(curve: Curve, bounds: FieldBounds, step: number): Field {
  const field = new Field(bounds, step)
  const near = new NearSegments(packed(curve))
  for (let j = 0; j < field.rows; j += BLOCK) {
    for (let i = 0; i < field.columns; i += BLOCK) {
      near.narrowToBlock(bounds.x0 + (i + BLOCK / 2) * step, bounds.y0 + (j + BLOCK / 2) * step, BLOCK * step)
      for (let v = j; v < Math.min(field.rows, j + BLOCK); v += PATCH) {
        for (let u = i; u < Math.min(field.columns, i + BLOCK); u += PATCH) fillPatch(field, near, u, v)
      }
    }
  }
  if (curve.closed) negateInside(field, curve)
  return field
}

function fillPatch(field: Field, near: NearSegments, i0: number, j0: number): void {
  const { bounds, step, columns, values } = field
  const x0 = bounds.x0 + i0 * step
  const y0 = bounds.y0 + j0 * step
  const size = PATCH * step
  const i1 = Math.min(columns, i0 + PATCH)
  const j1 = Math.min(field.rows, j0 + PATCH)
  if (near.narrowToPatch(x0 + size / 2, y0 + size / 2, size) < EXACT + size) {
    for (let j = j0; j < j1; j++)
      for (let i = i0; i < i1; i++) values[j * columns + i] = near.distance(bounds.x0 + i * step, bounds.y0 + j * step)
    return
  }
  const a = near.distance(x0, y0)
  const b = near.distance(x0 + size, y0)
  const c = near.distance(x0, y0 + size)
  const d = near.distance(x0 + size, y0 + size)
  for (let j = j0; j < j1; j++) {
    const v = (j - j0) / PATCH
    const left = a + (c - a) * v
    const right = b + (d - b) * v
    for (let i = i0; i < i1; i++) values[j * columns + i] = left + ((right - left) * (i - i0)) / PATCH
  }
}

/** The segments of a curve that may be nearest to a point of a square. */
class NearSegments {
  readonly #segments: Float64Array
  readonly #all: Int32Array
  readonly #block: Int32Array
  readonly #patch: Int32Array
  readonly #distances: Float64Array
  #inBlock = 0
  #inPatch = 0
  #least = 0

  constructor(segments: Float64Array) {
    this.#segments = segments
    const count = segments.length / 4
    this.#all = Int32Array.from({ length: count }, (_, i) => i * 4)
    this.#block = new Int32Array(count)
    this.#patch = new Int32Array(count)
    this.#distances = new Float64Array(count)
  }

  narrowToBlock(x: number, y: number, size: number): void {
    this.#inBlock = this.#narrow(this.#all, this.#all.length, this.#block, x, y, size)
  }

  /** Narrows further within the block, and returns the distance at the middle of the patch. */
  narrowToPatch(x: number, y: number, size: number): number {
    this.#inPatch = this.#narrow(this.#block, this.#inBlock, this.#patch, x, y, size)
    return this.#least
  }

  distance(x: number, y: number): number {
    let best = Infinity
    for (let n = 0; n < this.#inPatch; n++) {
      const d = squared(this.#segments, this.#patch[n]!, x, y)
      if (d < best) best = d
    }
    return Math.sqrt(best)
  }

  /** Keeps the segments that may be nearest in the square: at most its diagonal farther from its middle than the nearest one. */
  #narrow(from: Int32Array, count: number, to: Int32Array, x: number, y: number, size: number): number {
    let least = Infinity
    for (let n = 0; n < count; n++) {
      const d = Math.sqrt(squared(this.#segments, from[n]!, x, y))
      this.#distances[n] = d
      if (d < least) least = d
    }
    this.#least = least
    const limit = least + size * 1.4143
    let written = 0
    for (let n = 0; n < count; n++) if (this.#distances[n]! <= limit) to[written++] = from[n]!
    return written
  }
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
