import type { PictureSize } from '../fit/camera.js'
import type { FaceLandmarks } from './face-landmarks.js'

/** Why a picture shows no face that a frame can be put on. */
export type FaceProblem = 'none' | 'many' | 'far'

/** Closer together than this share of the longer side, pupils belong to a face that is too small to be dressed. */
export const CLOSEST_PUPILS_SHARE = 0.06

/** The face that is meant, or why it is not known. */
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
