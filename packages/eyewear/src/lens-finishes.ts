/** How the lens is tinted or coated. Only finishes whose treatment is `clear` are for indoor wear. */
export type LensTreatment = 'clear' | 'tint' | 'gradient' | 'polarised' | 'mirror'

export interface LensFinish {
  readonly treatment: LensTreatment
  /** sRGB hex of the lens against white, at its darkest. */
  readonly swatch: string
  /** Share of light that passes at the top and at the bottom of the lens, 0 to 1. */
  readonly transmission: readonly [top: number, bottom: number]
  /** sRGB hex of the reflection, for mirror coatings. */
  readonly mirror?: string
}

/** Every lens finish by id. */
export const LENS_FINISHES = {
  clear: { treatment: 'clear', swatch: '#eef4f3', transmission: [0.98, 0.98] },
  'blue-filter': { treatment: 'clear', swatch: '#f1f0e2', transmission: [0.96, 0.96] },
  grey: { treatment: 'tint', swatch: '#4b5054', transmission: [0.1, 0.17] },
  brown: { treatment: 'tint', swatch: '#5d3d23', transmission: [0.1, 0.18] },
  green: { treatment: 'tint', swatch: '#3d4d39', transmission: [0.1, 0.17] },
  blue: { treatment: 'tint', swatch: '#4d7396', transmission: [0.3, 0.42] },
  yellow: { treatment: 'tint', swatch: '#e2ae36', transmission: [0.6, 0.7] },
  rose: { treatment: 'tint', swatch: '#c98279', transmission: [0.4, 0.52] },
  'grey-gradient': { treatment: 'gradient', swatch: '#4a4e53', transmission: [0.1, 0.66] },
  'brown-gradient': { treatment: 'gradient', swatch: '#62412a', transmission: [0.1, 0.68] },
  'green-gradient': { treatment: 'gradient', swatch: '#46584a', transmission: [0.12, 0.66] },
  'blue-gradient': { treatment: 'gradient', swatch: '#3f5f80', transmission: [0.14, 0.72] },
  'rose-gradient': { treatment: 'gradient', swatch: '#8c5452', transmission: [0.16, 0.76] },
  'polarised-grey': { treatment: 'polarised', swatch: '#3c4043', transmission: [0.07, 0.12] },
  'polarised-brown': { treatment: 'polarised', swatch: '#4d301b', transmission: [0.07, 0.13] },
  'polarised-green': { treatment: 'polarised', swatch: '#2f3d2e', transmission: [0.07, 0.12] },
  'mirror-blue': { treatment: 'mirror', swatch: '#35404c', transmission: [0.06, 0.1], mirror: '#2f7fe0' },
  'mirror-orange': { treatment: 'mirror', swatch: '#44362e', transmission: [0.06, 0.1], mirror: '#f0761e' },
  'mirror-green': { treatment: 'mirror', swatch: '#33403a', transmission: [0.06, 0.1], mirror: '#35b76a' },
  'mirror-silver': { treatment: 'mirror', swatch: '#40444a', transmission: [0.06, 0.1], mirror: '#c9d3da' },
  'mirror-rose': { treatment: 'mirror', swatch: '#493a3a', transmission: [0.06, 0.1], mirror: '#e58d8a' },
  'photochromic-grey': { treatment: 'tint', swatch: '#8f9598', transmission: [0.42, 0.5] },
  'photochromic-brown': { treatment: 'tint', swatch: '#a5886c', transmission: [0.42, 0.52] },
  'photochromic-green': { treatment: 'tint', swatch: '#8a9a86', transmission: [0.42, 0.5] },
} as const satisfies Record<string, LensFinish>
export type LensFinishId = keyof typeof LENS_FINISHES
