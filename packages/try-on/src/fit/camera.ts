import type { Vector } from '@klarsikt/eyewear/solid'

/** A point in a picture, in pixels from the top left corner. */
export type PicturePoint = readonly [x: number, y: number]

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A pinhole camera at the origin that looks along −z, with +y up. It takes millimetres and gives pixels. */
export interface Camera extends PictureSize {
  /** Focal length in pixels. */
  readonly focal: number
}

/**
 * Field of view of the longer side of a picture. A browser does not know what a camera sees. Front cameras of phones
 * lie between 55 and 80 degrees, and cameras of computers between 50 and 78.
 */
export const FIELD_OF_VIEW_DEGREES = { least: 50, assumed: 62, most: 80 } as const

/** Makes the camera that a picture is assumed to come from. */
export function cameraOf(size: PictureSize, degrees: number = FIELD_OF_VIEW_DEGREES.assumed): Camera {
  const focal = Math.max(size.width, size.height) / 2 / Math.tan((degrees * Math.PI) / 360)
  return { width: size.width, height: size.height, focal }
}

/** Returns the point of the picture at which the camera sees a place (mm). */
export function project({ width, height, focal }: Camera, [x, y, z]: Vector): PicturePoint {
  return [width / 2 + (focal * x) / -z, height / 2 - (focal * y) / -z]
}

/** Returns the direction of a point in the picture, as a vector that is one millimetre deep. */
export function rayThrough({ width, height, focal }: Camera, [x, y]: PicturePoint): Vector {
  return [(x - width / 2) / focal, (height / 2 - y) / focal, -1]
}
