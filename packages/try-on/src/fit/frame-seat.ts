import type { FrameSpec } from '@klarsikt/eyewear'
import { boxingCentre, FRONT_TILT, type Vector } from '@klarsikt/eyewear/solid'

/** Distance in mm from the centre of rotation of an eye to its foremost point. */
const EYE_RADIUS_MM = 13.5

/** Distance in mm from the eye to the lens, as opticians adjust frames. */
const VERTEX_DISTANCE_MM = 12

/** Height of the pupils above the middle of the lenses, as a share of the lens height. */
const PUPIL_HEIGHT = 0.08

/** Distance in mm of the lenses before the centres of rotation of the eyes. */
export const LENS_DEPTH_MM = EYE_RADIUS_MM + VERTEX_DISTANCE_MM

/** Returns where the origin of a frame's model sits on a head, in mm. `upMm` moves it up the nose. */
export function frameSeat(spec: FrameSpec, upMm = 0): Vector {
  const { y, z } = boxingCentre(spec)
  const [sin, cos] = [Math.sin(FRONT_TILT), Math.cos(FRONT_TILT)]
  const [centreY, centreZ] = [y * cos - z * sin, y * sin + z * cos]
  return [0, upMm - PUPIL_HEIGHT * spec.measures.lensHeight - centreY, LENS_DEPTH_MM - centreZ]
}

/**
 * Returns where a point of the flat front lies on the head. The point is in mm from the middle between the boxing
 * centres, with y down.
 */
export function onHead(spec: FrameSpec, [x, y]: readonly [number, number], upMm = 0): Vector {
  const up = -y
  return [
    x,
    upMm - PUPIL_HEIGHT * spec.measures.lensHeight + up * Math.cos(FRONT_TILT),
    LENS_DEPTH_MM + up * Math.sin(FRONT_TILT),
  ]
}
