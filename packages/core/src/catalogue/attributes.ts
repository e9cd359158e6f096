import { oneOf } from '../lib/one-of.js'
import type { Family } from './families.js'

/** How the values of an attribute are chosen: from a list, between two ends, or yes and no. */
export type AttributeKind = 'choice' | 'range' | 'flag'

/** One thing to filter on. */
export type Attribute = {
  readonly kind: AttributeKind
  /** The families whose articles have it. */
  readonly families: readonly Family[]
}

const FRAMES = ['glasses', 'sunglasses', 'sports-glasses'] as const
const LENSES = ['contact-lenses'] as const
const ALL = [...FRAMES, ...LENSES, 'eye-care', 'hearing', 'gift-card'] as const

/** The attributes of articles by id [ENUM-020]; the message key of an id is `filter.<id>`. */
export const ATTRIBUTES = {
  brand: { kind: 'choice', families: ALL },
  color: { kind: 'choice', families: FRAMES },
  shape: { kind: 'choice', families: FRAMES },
  material: { kind: 'choice', families: FRAMES },
  polarized: { kind: 'flag', families: ['sunglasses', 'sports-glasses'] },
  photochromic: { kind: 'flag', families: ['sunglasses', 'sports-glasses'] },
  sports: { kind: 'choice', families: ['sports-glasses'] },
  smartGlasses: { kind: 'flag', families: FRAMES },
  hearingAmplifier: { kind: 'flag', families: ['glasses', 'hearing'] },
  power: { kind: 'choice', families: LENSES },
  baseCurve: { kind: 'choice', families: LENSES },
  diameter: { kind: 'choice', families: LENSES },
  cylinder: { kind: 'choice', families: LENSES },
  axis: { kind: 'choice', families: LENSES },
  addition: { kind: 'choice', families: LENSES },
  price: { kind: 'range', families: ALL },
  gender: { kind: 'choice', families: FRAMES },
  size: { kind: 'choice', families: FRAMES },
  lensType: { kind: 'choice', families: LENSES },
  category: { kind: 'choice', families: ALL },
} as const satisfies Record<string, Attribute>

export type AttributeId = keyof typeof ATTRIBUTES
export const ATTRIBUTE_IDS = Object.keys(ATTRIBUTES) as readonly AttributeId[]
export const isAttributeId = oneOf(ATTRIBUTE_IDS)

/** The attributes that make sense for a family, in the order they are offered. */
export function attributesOf(family: Family): readonly AttributeId[] {
  return ATTRIBUTE_IDS.filter((id) => (ATTRIBUTES[id].families as readonly Family[]).includes(family))
}
