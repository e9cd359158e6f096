import { type FrameLens, LENS_INDICES, type LensColour } from '../catalogue/lenses.js'
import { checkLens, type FrameSize } from './check-lens.js'
import type { LensPrescription } from './lens-power.js'

/**
 * Returns a suitable lens of the same type and treatment to replace the chosen one: of its colour if possible, then of
 * the lowest index. Null if none suits.
 */
export function recommendLens<Lens extends FrameLens>(
  lenses: readonly Lens[],
  chosen: FrameLens,
  prescription: LensPrescription,
  frame: FrameSize,
): Lens | null {
  const distance = (lens: FrameLens): number =>
    (lens.colour === chosen.colour ? 0 : 100) +
    (lens.polarized === chosen.polarized ? 0 : 10) +
    LENS_INDICES.indexOf(lens.index)
  const suitable = lenses.filter(
    (lens) =>
      lens.type === chosen.type &&
      treatment(lens.colour) === treatment(chosen.colour) &&
      checkLens(lens, prescription, frame).ok,
  )
  return suitable.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

function treatment(colour: LensColour): 'clear' | 'photochromic' | 'tinted' {
  if (colour === 'clear') return 'clear'
  return colour.startsWith('photochromic') ? 'photochromic' : 'tinted'
}
