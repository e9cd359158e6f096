import type { Camera } from '../fit/camera.js'
import {
  ADULT_EYE_DISTANCE,
  combinedEyeDistance,
  type EyeDistance,
  eyeDistanceByIris,
  IRIS_MM,
} from '../fit/eye-distance.js'
import type { FaceLandmarks } from './face-landmarks.js'

/** From the centre that an eye turns about to its iris, mm. */
const IRIS_DEPTH_MM = 10.5

/** Turned farther than this (degrees), a head shows one eye too much from the side. */
const FARTHEST_YAW = 20

/**
 * How far apart the pupils of a face are when they look far away: by how wide its irises are, and by what is common. Eyes that look
 * into the camera have their pupils closer together, by as much as the camera is near.
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
