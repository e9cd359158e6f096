import type { FrameSpec } from '../frame-spec.js'
import type { FrameOutline } from '../outline.js'
import { ellipsoid, stud } from './ball.js'
import { sheetEndPiece, wireEndPiece } from './end-piece-design.js'
import type { FrontForm } from './front-form.js'
import type { Mesh, Vector } from './mesh.js'
import { alongLine, superellipse, sweep, type SectionOffset } from './surface.js'

/** Half thickness (mm) of the bar from the rim back to the hinge of a wire frame. */
export const BAR_MM = 0.8

/** Distance (mm) from the front back to the hinge of a wire frame. */
export const ELBOW_MM = 5

/** Width (mm) of the end piece that stays visible outside of what is fixed to its face. */
const FACE_EDGE_MM = 0.2

/**
 * Returns the x of what is fixed to the face of a right-hand end piece: `preferred`, or further in where the end piece is so
 * narrow that a part of the half width `half` (mm) would reach beyond the total width of the frame.
 */
export function onEndPiece(spec: FrameSpec, preferred: number, half: number): number {
  return Math.min(preferred, spec.measures.totalWidth / 2 - FACE_EDGE_MM - half)
}

/** The metal on the face of a right-hand end piece, on the flat front. */
export function rivets(spec: FrameSpec, shape: FrameOutline, form: FrontForm): Mesh[] {
  const { totalWidth, noseBridge, lensWidth } = spec.measures
  const [edge, outer] = [noseBridge / 2 + lensWidth, totalWidth / 2]
  const preferred = Math.max((edge + outer) / 2 + 0.3, outer - 4.6)
  const y = -shape.hinge[1]
  const above = form.thickness / 2
  const at = (dy: number, size: readonly [number, number], corners?: number) =>
    stud(onEndPiece(spec, preferred, size[0]), y + dy, above, size, corners)
  switch (sheetEndPiece(spec)) {
    case 'plain':
      return []
    case 'two-rivets':
      return [1.25, -1.25].map((dy) => at(dy, [0.72, 0.72]))
    case 'three-rivets':
      return [2, 0, -2].map((dy) => at(dy, [0.6, 0.6]))
    case 'bar-rivet':
      return [at(0, [0.55, 1.9], 5)]
    case 'diamond':
      return [at(0, [1.15, 1.7], 1.05)]
    case 'plaque':
      return [at(0, [1.5, 0.75], 5)]
  }
}

/** The right-hand end piece of a wire frame, on the flat front: from the rim outwards to half the total width, and back to the hinge. */
export function elbow(spec: FrameSpec, shape: FrameOutline): Mesh[] {
  const y = -shape.hinge[1]
  const outer = spec.measures.totalWidth / 2 - BAR_MM
  const line = elbowLine(spec, outer, y)
  const tube = (section: (t: number) => readonly SectionOffset[], points = line) =>
    sweep(alongLine(points, [0, 1, 0], (i) => section(i / (points.length - 1))))
  switch (wireEndPiece(spec)) {
    case 'bar':
      return [tube(() => superellipse(1.1, BAR_MM, 2.4))]
    case 'blade':
      return [tube((t) => superellipse(1.2 + 1.1 * Math.sin(Math.PI * Math.min(1, t * 0.8)), BAR_MM, 3.4))]
    case 'fork': {
      const arms = [1.35, -1.35].map((dy) =>
        line.map(([px, py, pz], i): Vector => [px, py + dy * Math.sin((Math.PI * i) / (line.length - 1)), pz]),
      )
      return arms.map((arm) => tube(() => superellipse(0.62, BAR_MM, 2), arm))
    }
    case 'step':
      return [tube((t) => superellipse(0.95 + 1 * ramp(0.3, 0.36, t) - 0.5 * ramp(0.8, 0.86, t), BAR_MM, 5))]
    case 'bead':
      return [
        tube(() => superellipse(0.95, BAR_MM)),
        ellipsoid(
          [outer - 1.9, y, 0.25],
          [
            [1.35, 0, 0],
            [0, 1.35, 0],
            [0, 0, 1.05],
          ],
        ),
      ]
    case 'twist':
      return [
        tube((t) => {
          const angle = 2 * Math.PI * ramp(0.05, 0.55, t)
          const [c, s] = [Math.cos(angle), Math.sin(angle)]
          const size = 1.02 - 0.1 * t
          return superellipse(size, BAR_MM, 5, 16).map(([a, b]): SectionOffset => [a * c - b * s, a * s + b * c])
        }),
      ]
  }
}

function elbowLine(spec: FrameSpec, outer: number, y: number): Vector[] {
  const { noseBridge, lensWidth } = spec.measures
  const start = noseBridge / 2 + lensWidth + (spec.construction === 'rimless' ? -4 : 0.4)
  const radius = Math.min(2.4, (outer - start) * 0.6)
  const points: Vector[] = []
  for (let i = 0; i < 8; i++) points.push([start + ((outer - radius - start) * i) / 8, y + 0.5 * (1 - i / 8), 0])
  for (let i = 0; i <= 8; i++) {
    const angle = (i / 8) * (Math.PI / 2)
    points.push([outer - radius + radius * Math.sin(angle), y, -radius * (1 - Math.cos(angle))])
  }
  points.push([outer, y, -(radius + ELBOW_MM) / 2], [outer, y, -ELBOW_MM - 0.6])
  return points
}

function ramp(from: number, to: number, v: number): number {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
