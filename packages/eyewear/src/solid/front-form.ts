import type { FrameSpec } from '../frame-spec.js'
import { shapeTraits } from '../shapes/registry.js'
import type { Vector } from './mesh.js'

/** How a front is bent round the face and how thick it is. */
export interface FrontForm {
  /** Thickness of the sheet in its middle, mm. */
  readonly thickness: number
  /** Height (mm) of the middle of the bent sheet, or of the wires, at a distance from the middle. */
  depth(x: number): number
  /** A place at a height above the middle of the sheet. */
  place(x: number, y: number, above: number): Vector
  /** A direction of the flat front on the bent one. */
  turn(x: number, direction: Vector): Vector
}

/** Radius (mm) round the face: nearly flat for glasses, more for sunglasses, and a real wrap for sport. */
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
