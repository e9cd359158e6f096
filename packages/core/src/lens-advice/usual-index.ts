import { type FrameLensType, LENS_INDICES, type LensIndex } from '../catalogue/lenses.js'

/** The index that suits most prescriptions: 1.6 is sold up to ±4; lenses without power get the lowest. */
const USUAL_INDEX: Readonly<Record<FrameLensType, LensIndex>> = {
  'single-vision': '1.6',
  progressive: '1.6',
  reading: '1.6',
  office: '1.6',
  plano: '1.5',
}

/** Returns the index while the prescription is unknown: the usual one of the type, or the next that is made. */
export function usualIndex(indices: readonly LensIndex[], type: FrameLensType): LensIndex | null {
  const made = LENS_INDICES.filter((index) => indices.includes(index))
  const from = LENS_INDICES.indexOf(USUAL_INDEX[type])
  return made.find((index) => LENS_INDICES.indexOf(index) >= from) ?? made.at(-1) ?? null
}
