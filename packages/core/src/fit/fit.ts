import { FRAME_SIZE_WIDTHS_MM, isWithin, type MmRange } from './frame-size.js'
import type { OwnSize } from './own-size.js'
import type { FrameStamp } from './stamp.js'

/** The measures in millimetres that decide whether a frame fits. */
export type FrameWidths = { readonly totalWidth: number; readonly noseBridge: number | null }

/** Millimetres by which an ordinary front is wider than its lenses and bridge: rims and end pieces. */
export const FRONT_ENDS_MM = 12

/** Half the range of the medium size. A frame that differs more from the shopper's glasses has another size. */
export const WIDTH_TOLERANCE_MM = 4

/** Nose pads, or warming the bridge, can compensate one millimetre on each side of the nose. */
export const BRIDGE_TOLERANCE_MM = 2

/** Estimates the total width in millimetres of glasses from the numbers printed on them. */
export const pairWidth = ({ lensWidth, noseBridge }: Pick<FrameStamp, 'lensWidth' | 'noseBridge'>): number =>
  2 * lensWidth + noseBridge + FRONT_ENDS_MM

/** The measures of frames that fit, in millimetres. Null if a measure does not matter. */
export type FitRanges = { readonly totalWidth: MmRange; readonly noseBridge: MmRange | null }

/** Returns which frames fit a shopper's size. Lists filter by these ranges, and product pages judge a frame by them. */
export function fitRanges(own: OwnSize): FitRanges {
  if (own.kind === 'answer') return { totalWidth: FRAME_SIZE_WIDTHS_MM[own.size], noseBridge: null }
  // The margin of a measurement makes the size less certain. It does not make more frames fit.
  if (own.kind === 'measured') return { totalWidth: around(own.totalWidth, WIDTH_TOLERANCE_MM), noseBridge: null }
  return {
    totalWidth: around(pairWidth(own), WIDTH_TOLERANCE_MM),
    noseBridge: around(own.noseBridge, BRIDGE_TOLERANCE_MM),
  }
}

const around = (mm: number, tolerance: number): MmRange => [mm - tolerance, mm + tolerance]

/**
 * Tells whether a frame fits. One with an unknown bridge does not fit typed glasses; filtered lists leave it out too.
 */
export function fits(own: OwnSize, { totalWidth, noseBridge }: FrameWidths): boolean {
  const ranges = fitRanges(own)
  if (!isWithin(totalWidth, ranges.totalWidth)) return false
  return ranges.noseBridge === null || (noseBridge !== null && isWithin(noseBridge, ranges.noseBridge))
}
