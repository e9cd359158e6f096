import { oneOf } from '../lib/one-of.js'
import type { VatRate } from '../money/vat.js'
import { type Family, isFrameFamily } from './families.js'

/** How often contact lenses of a type are replaced [LENS-012]. */
export const CONTACT_LENS_TYPES = ['daily', 'twoWeek', 'monthly'] as const
export type ContactLensType = (typeof CONTACT_LENS_TYPES)[number]
export const isContactLensType = oneOf(CONTACT_LENS_TYPES)

/**
 * Parameters of a contact lens as its box states them (`-2.25`); null if it has none. They are texts and not numbers,
 * because a multifocal addition can be LOW, MED, HIGH, D or N.
 */
export type LensParameters = {
  /** In dioptres. */
  readonly power: string
  /** Radius of the inner curve in millimetres. */
  readonly baseCurve: string
  /** In millimetres. */
  readonly diameter: string
  /** In dioptres, negative. */
  readonly cylinder: string | null
  /** In degrees. */
  readonly axis: string | null
  readonly addition: string | null
}

export const FRAME_LENS_TYPES = ['single-vision', 'progressive', 'reading', 'office', 'plano'] as const
export type FrameLensType = (typeof FRAME_LENS_TYPES)[number]

/** Refractive indices. A higher index gives a thinner lens. */
export const LENS_INDICES = ['1.5', '1.6', '1.67', '1.74'] as const
export type LensIndex = (typeof LENS_INDICES)[number]

/** Colours of a ground lens. A pair can have each of them once. */
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

/** Ground lenses of one type. */
export type FrameLensGroup = {
  readonly lensType: FrameLensType
  readonly title: string
  readonly text: string
  readonly families: readonly Family[]
  readonly needsPrescription: boolean
  readonly needsAddition: boolean
  readonly needsWorkingDistance: boolean
  /** True if they are ground to a prescription. The statutory right of withdrawal then does not apply. */
  readonly madeToOrder: boolean
  readonly vatRate: VatRate
}

/** Tells whether frames of a family can have lenses of a group. */
export function isLensGroupFor({ families }: Pick<FrameLensGroup, 'families'>, family: Family): boolean {
  return isFrameFamily(family) && families.includes(family)
}

/** The properties of a ground lens except its price. */
export type FrameLens = {
  readonly type: FrameLensType
  readonly index: LensIndex
  readonly colour: LensColour
  readonly polarized: boolean
}
