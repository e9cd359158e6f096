import type { Camera } from '../fit/camera.js'
import { ADULT_EYE_DISTANCE, type EyeDistance } from '../fit/eye-distance.js'
import { eyeDistanceOfFace } from '../landmarks/eye-distance-of-face.js'
import type { FaceLandmarks } from '../landmarks/face-landmarks.js'

/** How many of the last pictures count. */
const PICTURES = 30

/** The eye distance by the last pictures in which it could be estimated: a frame must not grow and shrink with each of them. */
export function createMeanEyeDistance() {
  const last: EyeDistance[] = []
  return (camera: Camera, face: FaceLandmarks): EyeDistance => {
    const distance = eyeDistanceOfFace(camera, face)
    if (distance !== ADULT_EYE_DISTANCE) last.push(distance)
    if (last.length > PICTURES) last.shift()
    if (last.length === 0) return ADULT_EYE_DISTANCE
    const mean = (part: keyof EyeDistance) => last.reduce((sum, one) => sum + one[part], 0) / last.length
    return { mm: mean('mm'), marginMm: mean('marginMm') }
  }
}
