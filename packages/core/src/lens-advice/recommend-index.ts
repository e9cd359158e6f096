import { type FrameLensType, LENS_INDICES, type LensIndex } from '../catalogue/lenses.js'
import { checkLens, type FrameSize } from './check-lens.js'
import type { LensPrescription } from './lens-power.js'

/** Returns the lowest index that suits, because a higher one costs more; null if none does. */
export function recommendIndex(
  indices: readonly LensIndex[],
  type: FrameLensType,
  prescription: LensPrescription,
  frame: FrameSize,
): LensIndex | null {
  return (
    LENS_INDICES.find((index) => indices.includes(index) && checkLens({ type, index }, prescription, frame).ok) ?? null
  )
}
