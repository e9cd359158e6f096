import type { FrameSpec } from '@klarsikt/eyewear'
import { boxingCentre, FRONT_TILT, type Vector } from '@klarsikt/eyewear/solid'

/** From the centre that an eye turns about to its foremost point, mm. */
const EYE_RADIUS_MM = 13.5

/** From the eye to the lens, mm, as frames are adjusted. */
const VERTEX_DISTANCE_MM = 12

/** How far the pupils stand above the middle of the lenses, as a share of the lens height. */
const PUPIL_HEIGHT = 0.08

/** Before the centres that the eyes turn about, this is where lenses sit, mm. */
export const LENS_DEPTH_MM = EYE_RADIUS_MM + VERTEX_DISTANCE_MM

/** Where the origin of a frame's model sits on a head, mm; `upMm` moves it up the nose. */
export function frameSeat(spec: FrameSpec, upMm = 0): Vector {
  const { y, z } = boxingCentre(spec)
  const [sin, cos] = [Math.sin(FRONT_TILT), Math.cos(FRONT_TILT)]
  const [centreY, centreZ] = [y * cos - z * sin, y * sin + z * cos]
  return [0, upMm - PUPIL_HEIGHT * spec.measures.lensHeight - centreY, LENS_DEPTH_MM - centreZ]
}

/** A place of the flat front (mm from between the boxing centres, y down) on the head. */
export function onHead(spec: FrameSpec, [x, y]: readonly [number, number], upMm = 0): Vector {
  const up = -y
  return [
    x,
    upMm - PUPIL_HEIGHT * spec.measures.lensHeight + up * Math.cos(FRONT_TILT),
    LENS_DEPTH_MM + up * Math.sin(FRONT_TILT),
  ]
}
