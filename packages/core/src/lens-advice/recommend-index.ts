import { type FrameLensType, LENS_INDICES, type LensIndex } from '../catalogue/lenses.js'
import { checkLens, type FrameSize } from './check-lens.js'
import type { LensPrescription } from './lens-power.js'

/** The index to take: the lowest that suits, as a higher one costs more. Null when none does. */
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
