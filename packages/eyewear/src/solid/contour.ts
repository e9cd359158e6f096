import type { Point } from '../polygon.js'
import { slopeAt, type Distance } from './distance.js'

/** Bounds of the right half in mm. The left bound is the middle of the frame, x = 0. */
export interface HalfBounds {
  readonly x1: number
  readonly y0: number
  readonly y1: number
}

/** Size of a cell: small enough for the narrowest slot between lens and end piece. */
const CELL_MM = 0.45

/** Steps of Newton's method that move a vertex onto the edge. */
const REFINEMENTS = 3

/**
 * Traces the outlines of the inside, counter-clockwise around material, on the right half (x from 0). Outlines that reach the middle are
 * `across`: the caller mirrors and joins them. The others come in mirrored pairs.
 */
export function contours(distance: Distance, bounds: HalfBounds): { across: Point[][]; right: Point[][] } {
  const chains = chained(crossings(distance, bounds)).map((chain) => chain.map((p) => onEdge(distance, p)))
  const across: Point[][] = []
  const right: Point[][] = []
  for (const chain of chains) {
    const [first, last] = [chain[0]!, chain.at(-1)!]
    if (first[0] < 1e-6 && last[0] < 1e-6) across.push(chain)
    else right.push(chain)
  }
  return { across, right }
}

function onEdge(distance: Distance, [x, y]: Point): Point {
  const middle = x < 1e-6
  let [px, py] = [x, y]
  for (let i = 0; i < REFINEMENTS; i++) {
    const d = distance(px, py)
    const [nx, ny] = slopeAt(distance, px, py, 0.05)
    if (!middle) px -= nx * d
    py -= middle ? d * Math.sign(ny) : ny * d
  }
  return [px, py]
}

type Segment = readonly [from: string, to: string, at: Point, next: Point]

/** Marching squares. Every segment has the material on its left. */
function crossings(distance: Distance, { x1, y0, y1 }: HalfBounds): Segment[] {
  const columns = Math.ceil(x1 / CELL_MM) + 1
  const rows = Math.ceil((y1 - y0) / CELL_MM) + 1
  const values = new Float64Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) values[j * columns + i] = distance(i * CELL_MM, y0 + j * CELL_MM) || 1e-9
  const segments: Segment[] = []
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  for (let j = 0; j + 1 < rows; j++) {
    for (let i = 0; i + 1 < columns; i++) {
      const d = corners.map(([a, b]) => values[(j + b) * columns + i + a]!)
      const cuts = corners.flatMap((from, k): { key: string; at: Point; enters: boolean }[] => {
        const to = corners[(k + 1) % 4]!
        const [a, b] = [d[k]!, d[(k + 1) % 4]!]
        if (a < 0 === b < 0) return []
        const t = a / (a - b)
        const at: Point = [
          (i + from[0] + (to[0] - from[0]) * t) * CELL_MM,
          y0 + (j + from[1] + (to[1] - from[1]) * t) * CELL_MM,
        ]
        const key = k % 2 === 0 ? `h${i},${j + from[1]}` : `v${i + from[0]},${j}`
        return [{ key, at, enters: b < 0 }]
      })
      // Going around the cell, a segment starts where the path leaves the material and ends where the path last entered
      // it.
      for (let k = 0; k < cuts.length; k++) {
        const cut = cuts[k]!
        if (cut.enters) continue
        const before = cuts[(k - 1 + cuts.length) % cuts.length]!
        segments.push([cut.key, before.key, cut.at, before.at])
      }
    }
  }
  return segments
}

/** Joins segments to lines. Open lines begin and end at the middle; closed ones do not repeat their first point. */
function chained(segments: readonly Segment[]): Point[][] {
  const from = new Map(segments.map((segment) => [segment[0], segment]))
  const ends = new Set(segments.map((segment) => segment[1]))
  const chains: Point[][] = []
  const follow = (start: Segment) => {
    const chain: Point[] = [start[2]]
    for (let at: Segment | undefined = start; at;) {
      from.delete(at[0])
      const next = from.get(at[1])
      if (next || at[1] !== start[0]) chain.push(at[3])
      at = next
    }
    chains.push(chain)
  }
  for (const segment of segments) if (!ends.has(segment[0])) follow(segment)
  for (const segment of segments) if (from.has(segment[0])) follow(segment)
  return chains.filter((chain) => chain.length > 8)
}
