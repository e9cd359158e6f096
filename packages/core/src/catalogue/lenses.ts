import { oneOf } from '../lib/one-of.js'

/** Replacement rhythm of contact lenses; the message key is `product.lensType.<type>` [LENS-012]. */
export const CONTACT_LENS_TYPES = ['daily', 'twoWeek', 'monthly'] as const
export type ContactLensType = (typeof CONTACT_LENS_TYPES)[number]
export const isContactLensType = oneOf(CONTACT_LENS_TYPES)

/** Parameters of one contact lens; `null` where the lens has none. Multifocal additions are letters (LOW, MED, D …). */
export type LensParameters = {
  /** Dioptres. */
  readonly power: number
  /** Radius of the inner curve, mm. */
  readonly baseCurve: number
  /** Diameter, mm. */
  readonly diameter: number
  /** Dioptres, minus form. */
  readonly cylinder: number | null
  /** Degrees. */
  readonly axis: number | null
  readonly addition: string | null
}

/** Kinds of lens that are ground for a frame. */
export const FRAME_LENS_TYPES = ['single-vision', 'progressive', 'reading', 'office', 'plano'] as const
export type FrameLensType = (typeof FRAME_LENS_TYPES)[number]
export const isFrameLensType = oneOf(FRAME_LENS_TYPES)

/** Refractive indices; a higher index makes a thinner lens. */
export const LENS_INDICES = ['1.5', '1.6', '1.67', '1.74'] as const
export type LensIndex = (typeof LENS_INDICES)[number]

/** Colours of a ground lens. The same colour can be bought once for a frame. */
export const LENS_COLOURS = ['clear', 'grey', 'brown', 'green', 'photochromic-grey', 'photochromic-brown', 'photochromic-green'] as const
export type LensColour = (typeof LENS_COLOURS)[number]
export const isLensColour = oneOf(LENS_COLOURS)

/** What a lens sku for a frame is, beside its price. */
export type FrameLens = {
  readonly type: FrameLensType
  readonly index: LensIndex
  readonly colour: LensColour
  readonly polarized: boolean
}
