import type { View } from './camera.js'
import type { Surface } from './surface.js'

/** A ray and what it has met so far. One object is reused for a whole picture. */
export interface Ray {
  /** Origin and unit direction, mm. */
  ox: number
  oy: number
  oz: number
  dx: number
  dy: number
  dz: number
  /** Distance to the first solid, or Infinity. */
  hit: number
  /** Size of a pixel at the target, mm. */
  pixel: number
}

/** A scene to photograph: a distance function, its surfaces, and transparent parts laid over them. */
export interface Scene {
  readonly view: View
  /** Height of the table, mm. */
  readonly floor: number
  /** Every solid is within this distance (mm) of the view's target. */
  readonly radius: number
  /** Lower bound of the distance (mm) to the nearest solid. */
  distance(x: number, y: number, z: number): number
  /** Writes the material at a point of a solid into `out`. */
  surface(x: number, y: number, z: number, out: Surface): void
  /** Blends transparent parts in front of the solid over `color`. `camera` has the axes that turn directions into the camera's. */
  overlay?(ray: Ray, color: Float64Array, camera: CameraAxes): void
  /** Multiplies `color` by the tint that light takes on before it reaches the table, such as through tinted lenses. */
  tintLight?(ray: Ray, color: Float64Array): void
  /** Paints wall and table instead of plain paper. u and v are from 0 to 1; linear light. */
  paper?(u: number, v: number, out: Float64Array): void
}

export interface CameraAxes {
  readonly right: readonly [number, number, number]
  readonly up: readonly [number, number, number]
  readonly back: readonly [number, number, number]
}
