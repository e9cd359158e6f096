import { oneOf } from '../lib/one-of.js'

/** The seven product families that are sold [CARD-001]. */
export const PRODUCT_FAMILIES = [
  'glasses',
  'sunglasses',
  'sports-glasses',
  'contact-lenses',
  'eye-care',
  'hearing',
  'gift-card',
] as const
export type Family = (typeof PRODUCT_FAMILIES)[number]
export const isFamily = oneOf(PRODUCT_FAMILIES)

/** Families sold as a frame, to which lenses can be attached. */
export const FRAME_FAMILIES = ['glasses', 'sunglasses', 'sports-glasses'] as const satisfies readonly Family[]
export const isFrameFamily = oneOf(FRAME_FAMILIES)

/** Stores have what can be tried or taken home at once: contact lenses come from the warehouse, and gift cards are a number. */
export function isHeldInStores(family: Family): boolean {
  return family !== 'contact-lenses' && family !== 'gift-card'
}
