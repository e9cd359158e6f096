import { FRAME_SIZES, type FrameSize } from './frame-size.js'
import { type FrameStamp, isStamp } from './stamp.js'

/** How wide a frame (mm) fits a face that was measured in a picture, and how much that may be wrong. */
export type MeasuredSize = { readonly kind: 'measured'; readonly totalWidth: number; readonly marginMm: number }

/** With more than this (mm) a measured size could be any of the three. */
export const MEASURED_MARGIN_MAXIMUM_MM = 10

/** Frame widths that a face may be measured to; what lies beyond is a face that was found wrong. */
export const MEASURED_WIDTHS_MM = { min: 105, max: 165 } as const

/** What is known of a shopper's size: a pair that fits, an answer in a word, or a measured face. */
export type OwnSize =
  | ({ readonly kind: 'pair' } & FrameStamp)
  | { readonly kind: 'answer'; readonly size: FrameSize }
  | MeasuredSize

/** A stored size; null for what is none. */
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
