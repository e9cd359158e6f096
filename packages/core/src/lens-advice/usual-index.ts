import { type FrameLensType, LENS_INDICES, type LensIndex } from '../catalogue/lenses.js'

/** What suits most prescriptions of a kind: strengths up to ±4 are ground in 1.6, and lenses without strengths in the lowest. */
const USUAL_INDEX: Readonly<Record<FrameLensType, LensIndex>> = {
  'single-vision': '1.6',
  progressive: '1.6',
  reading: '1.6',
  office: '1.6',
  plano: '1.5',
}

/** The index to take while the strengths are not known: the usual one of the kind, or the next that is made. */
export function usualIndex(indices: readonly LensIndex[], type: FrameLensType): LensIndex | null {
  const made = LENS_INDICES.filter((index) => indices.includes(index))
  const from = LENS_INDICES.indexOf(USUAL_INDEX[type])
  return made.find((index) => LENS_INDICES.indexOf(index) >= from) ?? made.at(-1) ?? null
}
