import { err, ok, type Result } from '../lib/result.js'
import { FRAME_SIZE_WIDTHS_MM } from './frame-size.js'
import { MEASURED_MARGIN_MAXIMUM_MM, MEASURED_WIDTHS_MM, type MeasuredSize } from './own-size.js'

/** A face that was measured in a picture. */
export interface MeasuredFace {
  /** Width from ear to ear in millimetres. 95 % of measurements differ from it by at most `marginMm`. */
  readonly widthMm: number
  readonly marginMm: number
  /**
   * True if the pupillary distance, which gives the scale, is a prescription's; false if estimated from the picture.
   */
  readonly isDistanceTyped: boolean
  /** Degrees that the head is turned sideways, and tilted up or down. */
  readonly yaw: number
  readonly pitch: number
}

/** Why a measured face gives no frame size. */
export type FaceSizeProblem = 'no-distance' | 'turned' | 'uncertain'

/** Degrees up to which a face counts as straight. Beyond them the picture shows too much of one side. */
export const STRAIGHT_FACE_DEGREES = { yaw: 10, pitch: 15 } as const

/** Average width of an adult face from ear to ear, in face meshes that are scaled to a pupillary distance of 63 mm. */
const AVERAGE_FACE_MM = 153

/** Frame width for the average face: the middle of the medium size. */
const AVERAGE_FRAME_MM = (FRAME_SIZE_WIDTHS_MM.medium[0] + FRAME_SIZE_WIDTHS_MM.medium[1]) / 2

/** Millimetres by which the fitting frames of equally wide faces differ. */
const FRAME_MARGIN_MM = 3

/**
 * Returns the frame size for a measured face, or why not. The pupillary distance must be typed, because an estimate
 * comes from the same picture.
 */
export function sizeOfFace(face: MeasuredFace): Result<MeasuredSize, FaceSizeProblem> {
  if (!face.isDistanceTyped) return err('no-distance')
  if (Math.abs(face.yaw) > STRAIGHT_FACE_DEGREES.yaw || Math.abs(face.pitch) > STRAIGHT_FACE_DEGREES.pitch)
    return err('turned')
  const scale = AVERAGE_FRAME_MM / AVERAGE_FACE_MM
  const totalWidth = Math.round(face.widthMm * scale)
  const marginMm = Math.ceil(Math.hypot(face.marginMm * scale, FRAME_MARGIN_MM))
  const isLikely = totalWidth >= MEASURED_WIDTHS_MM.min && totalWidth <= MEASURED_WIDTHS_MM.max
  if (!isLikely || !(marginMm <= MEASURED_MARGIN_MAXIMUM_MM)) return err('uncertain')
  return ok({ kind: 'measured', totalWidth, marginMm })
}
