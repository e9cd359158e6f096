import { FRAME_SIZES, type FrameSize } from './frame-size.js'
import { type FrameStamp, isStamp } from './stamp.js'

/** Width in millimetres of the frame that fits a measured face, and how much it may be wrong. */
export type MeasuredSize = { readonly kind: 'measured'; readonly totalWidth: number; readonly marginMm: number }

/** A measured size with a larger margin in millimetres could be any of the three sizes. */
export const MEASURED_MARGIN_MAXIMUM_MM = 10

/** Plausible frame widths in millimetres. A width outside means that the face was found wrongly in the picture. */
export const MEASURED_WIDTHS_MM = { min: 105, max: 165 } as const

/** A shopper's size: the numbers of glasses that fit, a chosen size, or a measured face. */
export type OwnSize =
  | ({ readonly kind: 'pair' } & FrameStamp)
  | { readonly kind: 'answer'; readonly size: FrameSize }
  | MeasuredSize

/** Reads a stored size; null if it is not valid. */
export function readOwnSize(stored: unknown): OwnSize | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { kind, size, lensWidth, noseBridge, templeLength, totalWidth, marginMm } = stored as Record<string, unknown>
  if (kind === 'answer') {
    const known = FRAME_SIZES.find((one) => one === size)
    return known === undefined ? null : { kind, size: known }
  }
  if (kind === 'measured') {
    const { min, max } = MEASURED_WIDTHS_MM
    return isWhole(totalWidth, min, max) && isWhole(marginMm, 1, MEASURED_MARGIN_MAXIMUM_MM)
      ? { kind, totalWidth, marginMm }
      : null
  }
  if (kind !== 'pair' || typeof lensWidth !== 'number' || typeof noseBridge !== 'number') return null
  const stamp = { lensWidth, noseBridge, templeLength: typeof templeLength === 'number' ? templeLength : null }
  return isStamp(stamp) ? { kind, ...stamp } : null
}

const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
