import { err, ok, type Result } from '../lib/result.js'
import { FRAME_SIZE_WIDTHS_MM } from './frame-size.js'
import { MEASURED_MARGIN_MAXIMUM_MM, MEASURED_WIDTHS_MM, type MeasuredSize } from './own-size.js'

/** A face that has been measured in a picture. */
export interface MeasuredFace {
  /** From ear to ear, mm, and how much 19 of 20 measurements differ from it at most. */
  readonly widthMm: number
  readonly marginMm: number
  /** Whether the distance of the eyes, which gives the scale, is that of a prescription and not an estimate. */
  readonly isDistanceTyped: boolean
  /** Degrees that the head is turned sideways and bent. */
  readonly yaw: number
  readonly pitch: number
}

/** Why a face gives no size. */
export type FaceSizeProblem = 'no-distance' | 'turned' | 'uncertain'

/** A face turned farther than this (degrees) shows one of its sides too much. */
export const STRAIGHT_FACE_DEGREES = { yaw: 10, pitch: 15 } as const

/** Width of a face from ear to ear in the middle of adults, as face meshes have it for eyes 63 mm apart. */
const AVERAGE_FACE_MM = 153

/** The frame for it: the middle of the medium size. */
const AVERAGE_FRAME_MM = (FRAME_SIZE_WIDTHS_MM.medium[0] + FRAME_SIZE_WIDTHS_MM.medium[1]) / 2

/** How much (mm) faces that are equally wide differ in the frame that fits them. */
const FRAME_MARGIN_MM = 3

/** The size that a measured face has, or why it is not offered: a scale that was estimated by the picture would be measured against itself. */
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
