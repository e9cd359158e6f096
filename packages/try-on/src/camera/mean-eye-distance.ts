import type { Camera } from '../fit/camera.js'
import { ADULT_EYE_DISTANCE, type EyeDistance } from '../fit/eye-distance.js'
import { eyeDistanceOfFace } from '../landmarks/eye-distance-of-face.js'
import type { FaceLandmarks } from '../landmarks/face-landmarks.js'

/** Number of the last pictures that count. */
const PICTURES = 30

/**
 * Estimates the eye distance as the mean of the last pictures that allowed an estimate, so that the frame does not
 * change its size with every picture.
 */
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
