import { type FrameLens, LENS_INDICES, type LensColour } from '../catalogue/lenses.js'
import { checkLens, type FrameSize } from './check-lens.js'
import type { LensPrescription } from './lens-power.js'

/**
 * The lens to take instead: of the same kind and treatment, in the colour that was wanted where there is one, and of the
 * lowest index that suits. Null when none does; such lenses are ground on request.
 */
export function recommendLens<Lens extends FrameLens>(
  lenses: readonly Lens[],
  wanted: FrameLens,
  prescription: LensPrescription,
  frame: FrameSize,
): Lens | null {
  const distance = (lens: FrameLens): number =>
    (lens.colour === wanted.colour ? 0 : 100) +
    (lens.polarized === wanted.polarized ? 0 : 10) +
    LENS_INDICES.indexOf(lens.index)
  const suitable = lenses.filter(
    (lens) =>
      lens.type === wanted.type &&
      treatment(lens.colour) === treatment(wanted.colour) &&
      checkLens(lens, prescription, frame).ok,
  )
  return suitable.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

function treatment(colour: LensColour): 'clear' | 'photochromic' | 'tinted' {
  if (colour === 'clear') return 'clear'
  return colour.startsWith('photochromic') ? 'photochromic' : 'tinted'
}
