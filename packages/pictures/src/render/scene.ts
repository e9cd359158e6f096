import type { View } from './camera.js'
import type { Surface } from './surface.js'

/** A ray and what has been found along it so far; one shared object per picture. */
export interface Ray {
  /** Origin and unit direction, mm. */
  ox: number
  oy: number
  oz: number
  dx: number
  dy: number
  dz: number
  /** Distance to the solid it met, or Infinity. */
  hit: number
  /** mm that one pixel covers at the target. */
  pixel: number
}

/** Something to photograph: a distance function, its surfaces, and clear parts that are laid over them. */
export interface Scene {
  readonly view: View
  /** Height of the table, mm. */
  readonly floor: number
  /** Everything solid is within this distance of the view's target. */
  readonly radius: number
  /** Distance (mm, never too long) to the nearest solid. */
  distance(x: number, y: number, z: number): number
  /** Fills in what the solid is made of at a point on it. */
  surface(x: number, y: number, z: number, out: Surface): void
  /** Lays clear parts in front of the solid over the colour in `color`; may be absent. `toCamera` turns directions into the camera's. */
  overlay?(ray: Ray, color: Float64Array, camera: CameraAxes): void
  /** Colour that light takes on before the table, such as through tinted lenses; multiplies `color`. */
  tintLight?(ray: Ray, color: Float64Array): void
  /** Paints the wall and table instead of plain paper; u and v run from 0 to 1, linear light. */
  paper?(u: number, v: number, out: Float64Array): void
}

export interface CameraAxes {
  readonly right: readonly [number, number, number]
  readonly up: readonly [number, number, number]
  readonly back: readonly [number, number, number]
}
