import { resample, smoothed, type Point } from '../polygon.js'

/** Points of a lens outline: about 0.2 mm apart, so that highlights look smooth. */
export const OUTLINE_POINTS = 600

/**
 * A closed Catmull-Rom spline through control points. The controls are so evenly spaced that the uniform kind is good enough. x runs from
 * nose (-1) to temple (+1), y down.
 */
export function spline(controls: readonly Point[], softness = 6): Point[] {
  const n = controls.length
  const dense: Point[] = []
  const steps = 40
  for (let i = 0; i < n; i++) {
    const p0 = controls[(i - 1 + n) % n]!
    const p1 = controls[i]!
    const p2 = controls[(i + 1) % n]!
    const p3 = controls[(i + 2) % n]!
    for (let k = 0; k < steps; k++)
      dense.push([catmull(p0[0], p1[0], p2[0], p3[0], k / steps), catmull(p0[1], p1[1], p2[1], p3[1], k / steps)])
  }
  return smoothed(resample(dense, OUTLINE_POINTS), softness)
}

function catmull(p0: number, p1: number, p2: number, p3: number, t: number): number {
  return (
    0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t)
  )
}

/** A superellipse: power 2 is an ellipse, higher is squarer. `taper` narrows it downwards, `lean` pushes the top towards the temple. */
export function superellipse(power: number, taper = 0, lean = 0): Point[] {
  const dense: Point[] = []
  for (let i = 0; i < 2400; i++) {
    const angle = (i / 2400) * 2 * Math.PI
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    const y = Math.sign(s) * Math.abs(s) ** (2 / power)
    const x = Math.sign(c) * Math.abs(c) ** (2 / power) * (1 - (taper * (y + 1)) / 2) - lean * y
    dense.push([x, y])
  }
  return smoothed(resample(dense, OUTLINE_POINTS), 4)
}

/** A polygon with rounded corners. `aspect` is height over width, so that corners are round after stretching. */
export function roundedCorners(
  corners: readonly (readonly [x: number, y: number, radius: number])[],
  aspect = 0.78,
): Point[] {
  const n = corners.length
  const dense: Point[] = []
  corners.forEach((corner, i) => {
    const before = corners[(i - 1 + n) % n]!
    const after = corners[(i + 1) % n]!
    const at: Point = [corner[0], corner[1] * aspect]
    const from = towards(at, [before[0], before[1] * aspect], corner[2])
    const to = towards(at, [after[0], after[1] * aspect], corner[2])
    for (let k = 0; k <= 30; k++) {
      const t = k / 30
      const a = (1 - t) * (1 - t)
      const b = 2 * t * (1 - t)
      dense.push([a * from[0] + b * at[0] + t * t * to[0], a * from[1] + b * at[1] + t * t * to[1]])
    }
  })
  return smoothed(resample(dense, OUTLINE_POINTS), 9)
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const t = Math.min(0.48, distance / length)
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
}
