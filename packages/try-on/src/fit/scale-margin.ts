import { type Camera, cameraOf, FIELD_OF_VIEW_DEGREES, type PictureSize } from './camera.js'
import type { EyeDistance } from './eye-distance.js'
import { LENS_DEPTH_MM } from './frame-seat.js'
import type { Pupils } from './place-head.js'

/** Largest distance of a mark from its pupil, as a share of the longer side of the picture. */
const MARK_SHARE = 0.002

/** Returns the share by which the distance of two marks may be wrong. */
export function markMargin({ width, height }: PictureSize, { left, right }: Pupils): number {
  const apart = Math.hypot(right[0] - left[0], right[1] - left[1])
  return (MARK_SHARE * Math.SQRT2 * Math.max(width, height)) / apart
}

/**
 * Returns the share by which a frame may be drawn too large or too small. It combines the eye distance, the marks and
 * the unknown lens of the camera.
 */
export function scaleMargin(camera: Camera, pupils: Pupils, { mm, marginMm }: EyeDistance): number {
  const [dx, dy] = [pupils.right[0] - pupils.left[0], pupils.right[1] - pupils.left[1]]
  const apart = Math.hypot(dx, dy)
  return Math.hypot(marginMm / mm, markMargin(camera, pupils), perspectiveMargin(camera, mm / apart))
}

/**
 * Returns the error from the unknown lens. A frame is nearer to the camera than the eyes and looks larger. How much
 * larger depends on the distance, which is computed from the lens.
 */
function perspectiveMargin(camera: Camera, mmPerPixel: number): number {
  const enlargement = (degrees: number) => {
    const distance = cameraOf(camera, degrees).focal * mmPerPixel
    return distance / (distance - LENS_DEPTH_MM)
  }
  const { least, assumed, most } = FIELD_OF_VIEW_DEGREES
  const [small, here, large] = [enlargement(least), enlargement(assumed), enlargement(most)]
  return Math.max(large - here, here - small) / here
}
