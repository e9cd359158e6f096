import type { Point } from './polygon.js'

/** Points along a quadratic curve, both ends included. */
export function quadratic(from: Point, control: Point, to: Point, steps = 24): Point[] {
  return sampled(steps, (t) => {
    const a = (1 - t) * (1 - t)
    const b = 2 * t * (1 - t)
    return [a * from[0] + b * control[0] + t * t * to[0], a * from[1] + b * control[1] + t * t * to[1]]
  })
}

/** Points along a cubic curve, both ends included. */
export function cubic(from: Point, c1: Point, c2: Point, to: Point, steps = 32): Point[] {
  return sampled(steps, (t) => {
    const u = 1 - t
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return [a * from[0] + b * c1[0] + c * c2[0] + d * to[0], a * from[1] + b * c1[1] + c * c2[1] + d * to[1]]
  })
}

function sampled(steps: number, at: (t: number) => Point): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => at(i / steps))
}

/** A closed band of even thickness around an open line. */
export function band(line: readonly Point[], halfThickness: number): Point[] {
  const sides = [1, -1].map((side) =>
    line.map((p, i): Point => {
      const a = line[Math.max(0, i - 1)]!
      const b = line[Math.min(line.length - 1, i + 1)]!
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const k = (side * halfThickness) / length
      return [p[0] - (b[1] - a[1]) * k, p[1] + (b[0] - a[0]) * k]
    }),
  )
  return [...sides[0]!, ...sides[1]!.reverse()]
}
