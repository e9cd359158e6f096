import { type Camera, cameraOf, FIELD_OF_VIEW_DEGREES, type PicturePoint } from './camera.js'
import type { EyeDistance } from './eye-distance.js'
import { type Pupils, placeHead } from './place-head.js'
import { markMargin } from './scale-margin.js'

/** Where a face ends at the ears, in a picture. Left and right are those of the picture. */
export interface FaceSides {
  readonly left: PicturePoint
  readonly right: PicturePoint
}

/** A face in a picture, as wide as it is in truth; 19 of 20 measurements are no farther from it than the margin. */
export interface FaceWidth {
  readonly mm: number
  readonly marginMm: number
}

/** How far (mm) the sides of a face lie behind the centres that the eyes turn about, and how much faces differ in that. */
const SIDES_DEPTH_MM = { assumed: 50, margin: 10 } as const

/** By which share the two sides may be found wrong. */
const SIDES_READING_SHARE = 0.03

/**
 * How wide a face is that looks into the camera: its sides lie farther from the camera than the eyes, and look narrower by as much as the camera
 * is near. Null where no head has its eyes there.
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
