import type { FrameSpec } from '../frame-spec.js'
import type { Point } from '../polygon.js'
import { GROOVE_MM } from './front-distance.js'

/** A point of the cross-section of an edge. */
export interface SectionPoint {
  /**
   * Place in the section: distance from the outline into the material, and height above the middle of the sheet; mm.
   */
  readonly inset: number
  readonly above: number
  /** Normal of the surface: share away from the material, and share upwards. */
  readonly out: number
  readonly up: number
}

interface Edge {
  /** Largest reach (mm) of the rounding into the material. */
  readonly limit: number
  readonly grooved: boolean
  readonly outward: Point
}

/** Half height (mm) of the groove at its mouth. */
const GROOVE_MOUTH_MM = 0.7

/** Rounding (mm) of the edge of a lens opening. */
const LIP_MM = 0.5

interface Rounding {
  readonly across: number
  readonly down: number
}

/** The roundings of an edge. Polishing removes more at lower edges than at upper ones; moulded nylon is round everywhere. */
function roundings(spec: FrameSpec, outward: Point): { front: Rounding; back: Rounding } {
  if (spec.material === 'rubber') return { front: { across: 1.9, down: 1.75 }, back: { across: 1.9, down: 1.75 } }
  return { front: { across: 1.15 + 0.4 * Math.max(0, -outward[1]), down: 1.1 }, back: { across: 1, down: 0.9 } }
}

/** Reach (mm) of the rounding of an edge into the material, without limits. */
export function widestRounding(spec: FrameSpec, edge: Omit<Edge, 'limit'>): number {
  return edge.grooved ? LIP_MM : roundings(spec, edge.outward).front.across
}

/** The section of an edge, from front to back. It always has the same number of points, so that sections can be joined. */
export function edgeSection(spec: FrameSpec, thickness: number, { limit, grooved, outward }: Edge): SectionPoint[] {
  const half = thickness / 2
  if (grooved) {
    const lip = quarter({ across: Math.min(limit, LIP_MM), down: 0.45 }, half, [90, 42, 0])
    return [...lip, ...groove(limit), ...turned(lip)]
  }
  const { front, back } = roundings(spec, outward)
  const degrees = [90, 66, 40, 16]
  const above = quarter({ ...front, across: Math.min(limit, front.across) }, half, degrees)
  const below = quarter({ ...back, across: Math.min(limit, back.across) }, half, degrees)
  return [...above, { inset: 0, above: (back.down - front.down) / 2, out: 1, up: 0 }, ...turned(below)]
}

function quarter({ across, down }: Rounding, half: number, degrees: readonly number[]): SectionPoint[] {
  return degrees.map((degree) => {
    const angle = (degree * Math.PI) / 180
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return { inset: across * (1 - c), above: half - down + down * s, out: c / across, up: s / down }
  })
}

function turned(section: readonly SectionPoint[]): SectionPoint[] {
  return section.toReversed().map((point) => ({ ...point, above: -point.above, up: -point.up }))
}

function groove(limit: number): SectionPoint[] {
  const deep = Math.min(GROOVE_MM, limit)
  return [
    { inset: 0, above: GROOVE_MOUTH_MM, out: 1, up: -0.3 },
    { inset: deep, above: 0, out: 1, up: 0 },
    { inset: 0, above: -GROOVE_MOUTH_MM, out: 1, up: 0.3 },
  ]
}
