import { FRAME_FAMILIES, type Family } from './families.js'

/** How a filter chooses values: from a list, between two limits, or yes and no. */
export type AttributeKind = 'choice' | 'range' | 'flag'

/** An attribute that articles can be filtered by. */
export type Attribute = {
  readonly kind: AttributeKind
  readonly families: readonly Family[]
}

const LENS_FAMILIES = ['contact-lenses'] as const
const ALL_FAMILIES = [...FRAME_FAMILIES, ...LENS_FAMILIES, 'eye-care', 'hearing', 'gift-card'] as const

/** The attributes by id [ENUM-020]. */
export const ATTRIBUTES = {
  brand: { kind: 'choice', families: ALL_FAMILIES },
  color: { kind: 'choice', families: FRAME_FAMILIES },
  shape: { kind: 'choice', families: FRAME_FAMILIES },
  material: { kind: 'choice', families: FRAME_FAMILIES },
  polarized: { kind: 'flag', families: ['sunglasses', 'sports-glasses'] },
  photochromic: { kind: 'flag', families: ['sunglasses', 'sports-glasses'] },
  sports: { kind: 'choice', families: ['sports-glasses'] },
  smartGlasses: { kind: 'flag', families: FRAME_FAMILIES },
  hearingAmplifier: { kind: 'flag', families: ['glasses', 'hearing'] },
  power: { kind: 'choice', families: LENS_FAMILIES },
  baseCurve: { kind: 'choice', families: LENS_FAMILIES },
  diameter: { kind: 'choice', families: LENS_FAMILIES },
  cylinder: { kind: 'choice', families: LENS_FAMILIES },
  axis: { kind: 'choice', families: LENS_FAMILIES },
  addition: { kind: 'choice', families: LENS_FAMILIES },
  price: { kind: 'range', families: ALL_FAMILIES },
  gender: { kind: 'choice', families: FRAME_FAMILIES },
  size: { kind: 'choice', families: FRAME_FAMILIES },
  lensType: { kind: 'choice', families: LENS_FAMILIES },
  category: { kind: 'choice', families: ALL_FAMILIES },
} as const satisfies Record<string, Attribute>

export type AttributeId = keyof typeof ATTRIBUTES
export const ATTRIBUTE_IDS = Object.keys(ATTRIBUTES) as readonly AttributeId[]

/** Returns the attributes of a family, in the order in which filters show them. */
export function attributesOf(family: Family): readonly AttributeId[] {
  return ATTRIBUTE_IDS.filter((id) => (ATTRIBUTES[id].families as readonly Family[]).includes(family))
}
