import type { PictureSize } from '../fit/camera.js'
import type { FaceLandmarks } from './face-landmarks.js'

/** Why a picture has no face for a frame: none, several, or one that is too small. */
export type FaceProblem = 'none' | 'many' | 'far'

/** When the distance of the pupils is less than this share of the longer side, the face is too small for a frame. */
export const CLOSEST_PUPILS_SHARE = 0.06

/** Returns the only face in a picture, or the problem. */
export function chooseFace(
  faces: readonly FaceLandmarks[],
  { width, height }: PictureSize,
): FaceLandmarks | FaceProblem {
  const [face] = faces
  if (!face) return 'none'
  if (faces.length > 1) return 'many'
  const { left, right } = face.pupils
  const apart = Math.hypot(right[0] - left[0], right[1] - left[1])
  return apart < CLOSEST_PUPILS_SHARE * Math.max(width, height) ? 'far' : face
}
