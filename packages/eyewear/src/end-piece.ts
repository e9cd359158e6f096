import type { FrameSpec } from './frame-spec.js'
import { band, cubic, quadratic } from './lines.js'
import { fitInto, boxOf, type Point, type Polygon } from './polygon.js'
import { shapeTraits } from './shapes/registry.js'

export interface EndPiece {
  readonly polygon: Polygon
  /** Middle of the hinge, seen from the front. */
  readonly hinge: Point
}

/** The right-hand end piece; its outer edge is exactly half the total width. */
export function endPiece(spec: FrameSpec): EndPiece {
  const { totalWidth, noseBridge, lensWidth, lensHeight } = spec.measures
  const edge = noseBridge / 2 + lensWidth
  const outer = totalWidth / 2
  const traits = shapeTraits(spec.shape)
  const y = traits.hinge * lensHeight
  const wire = spec.material === 'metal' || spec.material === 'titanium' || spec.construction === 'rimless'
  if (wire) return { polygon: reaching(bar(spec, edge, outer, y), outer), hinge: [outer - 1.2, y] }
  if (traits.upswept) {
    const tip = -lensHeight / 2 - 2.4
    return { polygon: reaching(wing(edge, outer, tip, y), outer), hinge: [outer - 2.4, tip + 3.6] }
  }
  return { polygon: reaching(block(spec, edge, outer, y), outer), hinge: [outer - 2.2, y] }
}

function bar(spec: FrameSpec, edge: number, outer: number, y: number): Polygon {
  const start = edge + (spec.construction === 'rimless' ? -4.4 : -0.6)
  return band(cubic([start, y + 0.7], [start + 1.5, y + 0.1], [outer - 2, y], [outer - 0.4, y], 16), 1.2)
}

function block(spec: FrameSpec, edge: number, outer: number, y: number): Polygon {
  const half = (spec.material === 'rubber' ? 4.4 : 4) * Math.min(1, spec.measures.lensHeight / 38)
  const inner = edge - 5
  return [
    ...cubic([inner, y - half * 1.25], [edge + 1, y - half * 1.18], [edge + 2.4, y - half], [outer - 1.6, y - half * 0.96], 20),
    ...quadratic([outer - 1.6, y - half * 0.96], [outer, y - half * 0.9], [outer, y - half * 0.35], 10),
    ...quadratic([outer, y + half * 0.2], [outer - 0.05, y + half * 0.72], [outer - 1.8, y + half * 0.86], 10),
    ...cubic([outer - 1.8, y + half * 0.86], [edge + 3, y + half * 1.2], [edge + 1.8, y + half * 2], [edge + 0.6, y + half * 3.2], 20),
    [inner, y + half * 2.6],
  ]
}

function wing(edge: number, outer: number, tip: number, y: number): Polygon {
  return [
    ...cubic([edge - 14, tip + 1.8], [edge - 7, tip + 0.6], [edge + 1, tip - 0.6], [outer - 1.6, tip - 1.1], 24),
    ...quadratic([outer - 1.6, tip - 1.1], [outer + 0.1, tip - 1.1], [outer - 0.1, tip + 0.8], 10),
    ...cubic([outer - 0.2, tip + 1.2], [outer - 0.8, tip + 5.5], [edge + 3.4, tip + 8], [edge + 1.4, y + 9], 24),
    [edge - 5, y + 8],
    [edge - 12, tip + 5],
  ]
}

/** Curves stop a hair off their controls; stretch so that the outer edge is exact. */
function reaching(polygon: Polygon, outer: number): Point[] {
  const box = boxOf(polygon)
  return fitInto(polygon, { ...box, right: outer })
}
