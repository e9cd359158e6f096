import type { Point } from '../polygon.js'

/** Largest distance (mm) of an edge between two vertices from the curve. */
const CHORD_ERROR_MM = 0.014

const SPACING_MM = { min: 0.35, max: 1.9 } as const

/** Points along a line, closer together where it bends more. The ends of an open line stay. */
export function spaced(line: readonly Point[], closed: boolean): Point[] {
  const points = closed ? [...line, line[0]!] : line
  const weights = [0]
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const bend = Math.max(bendAt(line, i - 1, closed), bendAt(line, i % line.length, closed))
    const step = Math.min(SPACING_MM.max, Math.max(SPACING_MM.min, Math.sqrt((8 * CHORD_ERROR_MM) / (bend + 1e-6))))
    weights.push(weights[i - 1]! + length / step)
  }
  const total = weights.at(-1)!
  const count = Math.max(closed ? 12 : 4, Math.round(total))
  const kept: Point[] = []
  let i = 0
  for (let k = 0; k < (closed ? count : count + 1); k++) {
    const at = (k / count) * total
    while (i < points.length - 2 && weights[i + 1]! < at) i++
    const t = Math.min(1, (at - weights[i]!) / (weights[i + 1]! - weights[i]! || 1))
    const [a, b] = [points[i]!, points[i + 1]!]
    kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
  }
  return kept
}

/** Curvature (1/mm) over a few neighbours. */
function bendAt(line: readonly Point[], i: number, closed: boolean): number {
  const reach = 3
  const n = line.length
  const at = (k: number) => (closed ? line[(k + n) % n]! : line[Math.min(n - 1, Math.max(0, k))]!)
  const [a, b, c] = [at(i - reach), at(i), at(i + reach)]
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]]
  const length = (Math.hypot(ux, uy) + Math.hypot(vx, vy)) / 2
  if (length < 1e-6) return 0
  const angle = Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)
  return Math.abs(angle) / length
}
