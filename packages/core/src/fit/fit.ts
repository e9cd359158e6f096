import { FRAME_SIZE_WIDTHS_MM, isWithin, type MmRange } from './frame-size.js'
import type { OwnSize } from './own-size.js'
import type { FrameStamp } from './stamp.js'

/** The measures of a frame that decide whether it fits, in mm. */
export type FrameWidths = { readonly totalWidth: number; readonly noseBridge: number | null }

/** What a front is wider than its two lenses and the bridge: the rims and end pieces of an ordinary frame. */
export const FRONT_ENDS_MM = 12

/** Half of what the medium size spans: a frame that is farther from a pair than this is of another size. */
export const WIDTH_TOLERANCE_MM = 4

/** Nose pads and a warmed bridge take up a millimetre on each side of the nose. */
export const BRIDGE_TOLERANCE_MM = 2

/** The total width of a pair of which only the stamp is known. */
export const pairWidth = ({ lensWidth, noseBridge }: Pick<FrameStamp, 'lensWidth' | 'noseBridge'>): number =>
  2 * lensWidth + noseBridge + FRONT_ENDS_MM

/** The measures of frames that fit a size; null where a measure does not matter. */
export type FitRanges = { readonly totalWidth: MmRange; readonly noseBridge: MmRange | null }

/** Which frames fit: lists are filtered by it, and a single frame is judged by it. */
export function fitRanges(own: OwnSize): FitRanges {
  if (own.kind === 'answer') return { totalWidth: FRAME_SIZE_WIDTHS_MM[own.size], noseBridge: null }
  // A margin makes the size less sure, not more frames fit.
  if (own.kind === 'measured') return { totalWidth: around(own.totalWidth, WIDTH_TOLERANCE_MM), noseBridge: null }
  return {
    totalWidth: around(pairWidth(own), WIDTH_TOLERANCE_MM),
    noseBridge: around(own.noseBridge, BRIDGE_TOLERANCE_MM),
  }
}

const around = (mm: number, tolerance: number): MmRange => [mm - tolerance, mm + tolerance]

/** Whether a frame fits; one of an unknown bridge does not fit a pair, as a list that is filtered leaves it out. */
export function fits(own: OwnSize, { totalWidth, noseBridge }: FrameWidths): boolean {
  const ranges = fitRanges(own)
  if (!isWithin(totalWidth, ranges.totalWidth)) return false
  return ranges.noseBridge === null || (noseBridge !== null && isWithin(noseBridge, ranges.noseBridge))
}
