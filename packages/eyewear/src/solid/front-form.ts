import type { FrameSpec } from '../frame-spec.js'
import { shapeTraits } from '../shapes/registry.js'
import type { Vector } from './mesh.js'

/** How a front is bent around the face, and its thickness. */
export interface FrontForm {
  /** Thickness of the sheet in its middle, mm. */
  readonly thickness: number
  /** The z (mm) of the middle of the bent front at a distance from its middle. */
  depth(x: number): number
  /** The point of the bent front at `above` mm from its middle surface. */
  place(x: number, y: number, above: number): Vector
  /** Turns a direction on the flat front to the bent one. */
  turn(x: number, direction: Vector): Vector
}

/** Radius (mm) of the bend around the face: nearly flat for glasses, smaller for sunglasses and smallest for sport. */
function faceRadius(spec: FrameSpec): number {
  if (shapeTraits(spec.shape).wrap) return 92
  return spec.lens === 'clear' || spec.lens === 'blue-filter' ? 330 : 240
}

export function frontForm(spec: FrameSpec): FrontForm {
  const bend = 1 / (2 * faceRadius(spec))
  const depth = (x: number) => -bend * x * x
  return {
    thickness: spec.material === 'rubber' ? 4.6 : 4.2,
    depth,
    place: (x, y, above) => [x, y, depth(x) + above],
    turn: (x, [nx, ny, nz]) => [nx + 2 * bend * x * nz, ny, nz],
  }
}
