import { oneOf } from '../lib/one-of.js'
import type { VatRate } from '../money/vat.js'
import { type Family, isFrameFamily } from './families.js'

/** Replacement rhythm of contact lenses; the message key is `product.lensType.<type>` [LENS-012]. */
export const CONTACT_LENS_TYPES = ['daily', 'twoWeek', 'monthly'] as const
export type ContactLensType = (typeof CONTACT_LENS_TYPES)[number]
export const isContactLensType = oneOf(CONTACT_LENS_TYPES)

/**
 * Parameters of one contact lens as its box names them, decimals with a point (`-2.25`); `null` where the lens has none.
 * They are names to choose among, not numbers to calculate with: a multifocal addition is LOW, MED, HIGH, D or N.
 */
export type LensParameters = {
  /** Dioptres. */
  readonly power: string
  /** Radius of the inner curve, mm. */
  readonly baseCurve: string
  /** Diameter, mm. */
  readonly diameter: string
  /** Dioptres, minus form. */
  readonly cylinder: string | null
  /** Degrees. */
  readonly axis: string | null
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
export const LENS_COLOURS = [
  'clear',
  'grey',
  'brown',
  'green',
  'photochromic-grey',
  'photochromic-brown',
  'photochromic-green',
] as const
export type LensColour = (typeof LENS_COLOURS)[number]
export const isLensColour = oneOf(LENS_COLOURS)

/** Lenses of one kind that can be ground for a frame. */
export type FrameLensGroup = {
  readonly lensType: FrameLensType
  readonly title: string
  readonly text: string
  /** Families whose frames can have these lenses. */
  readonly families: readonly Family[]
  readonly needsPrescription: boolean
  readonly needsAddition: boolean
  readonly needsWorkingDistance: boolean
  /** Ground to a prescription: the statutory right of withdrawal does not apply. */
  readonly madeToOrder: boolean
  readonly vatRate: VatRate
}

/** Whether lenses of a group can be put in frames of a family. */
export function isLensGroupFor({ families }: Pick<FrameLensGroup, 'families'>, family: Family): boolean {
  return isFrameFamily(family) && families.includes(family)
}

/** Properties of a lens sku for a frame, besides its price. */
export type FrameLens = {
  readonly type: FrameLensType
  readonly index: LensIndex
  readonly colour: LensColour
  readonly polarized: boolean
}
