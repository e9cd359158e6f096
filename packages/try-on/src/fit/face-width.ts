import { type Camera, cameraOf, FIELD_OF_VIEW_DEGREES, type PicturePoint } from './camera.js'
import type { EyeDistance } from './eye-distance.js'
import { type Pupils, placeHead } from './place-head.js'
import { markMargin } from './scale-margin.js'

/** The ends of a face at the ears in a picture. Left and right are those of the picture. */
export interface FaceSides {
  readonly left: PicturePoint
  readonly right: PicturePoint
}

/** True width of a face. For 19 of 20 measurements the true width is within the margin. */
export interface FaceWidth {
  readonly mm: number
  readonly marginMm: number
}

/**
 * Distance in mm of the sides of a face behind the centres of rotation of the eyes, and how much faces differ in it.
 */
const SIDES_DEPTH_MM = { assumed: 50, margin: 10 } as const

/** Share by which the position of the two sides may be wrong. */
const SIDES_READING_SHARE = 0.03

/**
 * Estimates the width of a face that looks into the camera. The sides lie farther away than the eyes and look narrower
 * when the camera is near, and this is corrected. Returns null when no head can have its eyes there.
 */
export function faceWidth(camera: Camera, pupils: Pupils, sides: FaceSides, distance: EyeDistance): FaceWidth | null {
  if (!placeHead(camera, { pupils, distanceMm: distance.mm })) return null
  const mmAPixel = distance.mm / apart(pupils)
  const widthBy = (degrees: number, depthMm: number) => {
    const eyesMm = cameraOf(camera, degrees).focal * mmAPixel
    return (apart(sides) * mmAPixel * (eyesMm + depthMm)) / eyesMm
  }
  const { least, assumed, most } = FIELD_OF_VIEW_DEGREES
  const mm = widthBy(assumed, SIDES_DEPTH_MM.assumed)
  const byDepth = widthBy(assumed, SIDES_DEPTH_MM.assumed + SIDES_DEPTH_MM.margin) - mm
  const byLens = Math.max(widthBy(most, SIDES_DEPTH_MM.assumed) - mm, mm - widthBy(least, SIDES_DEPTH_MM.assumed))
  const share = Math.hypot(distance.marginMm / distance.mm, markMargin(camera, pupils), SIDES_READING_SHARE)
  return { mm, marginMm: Math.hypot(byDepth, byLens, mm * share) }
}

const apart = ({ left, right }: FaceSides) => Math.hypot(right[0] - left[0], right[1] - left[1])
