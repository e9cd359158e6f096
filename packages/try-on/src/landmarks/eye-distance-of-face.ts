import type { Camera } from '../fit/camera.js'
import {
  ADULT_EYE_DISTANCE,
  combinedEyeDistance,
  type EyeDistance,
  eyeDistanceByIris,
  IRIS_MM,
} from '../fit/eye-distance.js'
import type { FaceLandmarks } from './face-landmarks.js'

/** Distance in mm from the centre of rotation of an eye to its iris. */
const IRIS_DEPTH_MM = 10.5

/** A head that is turned more than this (degrees) shows one eye too much from the side. */
const FARTHEST_YAW = 20

/**
 * Estimates the distance of the pupils of eyes that look far away, from the width of the irises and from the mean of
 * adults. Pupils that look into a near camera are closer together, and this is corrected.
 */
export function eyeDistanceOfFace({ focal }: Camera, { pupils, irisWidth, turn }: FaceLandmarks): EyeDistance {
  if (Math.abs(turn.yaw) > FARTHEST_YAW || !(irisWidth > 0)) return ADULT_EYE_DISTANCE
  const { left, right } = pupils
  const apart = Math.hypot(right[0] - left[0], right[1] - left[1]) / Math.cos((turn.yaw * Math.PI) / 180)
  const cameraMm = (focal * IRIS_MM.width) / irisWidth
  return combinedEyeDistance(
    ADULT_EYE_DISTANCE,
    eyeDistanceByIris((apart / irisWidth) * (1 + IRIS_DEPTH_MM / cameraMm)),
  )
}
