import type { FrameSpec } from './frame-spec.js'
import { band, cubic, quadratic } from './lines.js'
import { fitInto, boxOf, type Point, type Polygon } from './polygon.js'
import { shapeTraits } from './shapes/registry.js'

export interface EndPiece {
  readonly polygon: Polygon
  /** Centre of the hinge, seen from the front. */
  readonly hinge: Point
}

/** The right-hand end piece. Its outer edge is exactly half the total width from the middle. */
export function endPiece(spec: FrameSpec, rim: Polygon): EndPiece {
  const { totalWidth, noseBridge, lensWidth, lensHeight } = spec.measures
  const edge = noseBridge / 2 + lensWidth
  const outer = totalWidth / 2
  const traits = shapeTraits(spec.shape)
  const y = traits.hinge * lensHeight
  const wire = spec.material === 'metal' || spec.material === 'titanium' || spec.construction === 'rimless'
  if (wire) return { polygon: reaching(bar(spec, edge, outer, y), outer), hinge: [outer - 1.2, y] }
  if (traits.upswept) {
    const tip = -lensHeight / 2 - 2.4
    return { polygon: reaching(wing(rim, edge, outer, tip, y), outer), hinge: [outer - 2.6, tip + 5] }
  }
  return { polygon: reaching(block(spec, rim, edge, outer, y), outer), hinge: [outer - 2.2, y] }
}

function bar(spec: FrameSpec, edge: number, outer: number, y: number): Polygon {
  const start = edge + (spec.construction === 'rimless' ? -4.4 : -0.6)
  return band(cubic([start, y + 0.7], [start + 1.5, y + 0.1], [outer - 2, y], [outer - 0.4, y], 16), 1.2)
}

function rimSide(rim: Polygon, y: number): number {
  let best = 0
  for (const [px, py] of rim) if (Math.abs(py - y) < 0.6) best = Math.max(best, px)
  return best
}

/** The y of the rim's upper edge at a distance from the middle. */
function rimTop(rim: Polygon, x: number): number {
  let best = 0
  for (const [px, py] of rim) if (Math.abs(px - x) < 0.6) best = Math.min(best, py)
  return best
}

function block(spec: FrameSpec, rim: Polygon, edge: number, outer: number, y: number): Polygon {
  const half = (spec.material === 'rubber' ? 4.4 : 4) * Math.min(1, spec.measures.lensHeight / 38)
  const inner = edge - 5
  const low = y + half * 3.4
  const side = rimSide(rim, low) - 1
  const top = Math.max(y - half * 1.25, rimTop(rim, inner) + 0.7)
  return [
    ...cubic(
      [inner, top],
      [edge + 0.5, Math.max(top, y - half * 1.18)],
      [edge + 2.4, y - half],
      [outer - 1.6, y - half * 0.96],
      20,
    ),
    ...quadratic([outer - 1.6, y - half * 0.96], [outer, y - half * 0.9], [outer, y - half * 0.35], 10),
    ...quadratic([outer, y + half * 0.2], [outer - 0.05, y + half * 0.72], [outer - 1.8, y + half * 0.86], 10),
    ...cubic(
      [outer - 1.8, y + half * 0.86],
      [edge + 3, y + half * 1.2],
      [side + 1.2, y + half * 2],
      [side - 0.8, low],
      20,
    ),
    [inner, low - half],
  ]
}

function wing(rim: Polygon, edge: number, outer: number, tip: number, y: number): Polygon {
  const low = y + 13
  const side = rimSide(rim, low) - 1
  const start = rimTop(rim, edge - 16) + 0.8
  return [
    ...cubic(
      [edge - 16, start],
      [edge - 10, rimTop(rim, edge - 10) + 0.9],
      [edge - 1, rimTop(rim, edge - 3) - 0.1],
      [outer - 1.6, tip - 1.1],
      24,
    ),
    ...quadratic([outer - 1.6, tip - 1.1], [outer + 0.1, tip - 1.1], [outer - 0.1, tip + 0.8], 10),
    ...cubic([outer - 0.2, tip + 1.2], [outer - 1.4, tip + 6], [side + 2.4, y + 2], [side - 0.8, low], 28),
    [edge - 5, low - 2],
    [edge - 12, tip + 5],
  ]
}

/** A curve ends slightly inside its control points, so the polygon is stretched until its outer edge is exact. */
function reaching(polygon: Polygon, outer: number): Point[] {
  const box = boxOf(polygon)
  return fitInto(polygon, { ...box, right: outer })
}
