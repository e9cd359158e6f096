import { oneOf } from '../lib/one-of.js'

/** The product families of the shop [CARD-001]. */
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

/** Families of frames that can have lenses. */
export const FRAME_FAMILIES = ['glasses', 'sunglasses', 'sports-glasses'] as const satisfies readonly Family[]
export const isFrameFamily = oneOf(FRAME_FAMILIES)

/** Tells whether stores have the family. Contact lenses are in the warehouse; a gift card is only a number. */
export function isHeldInStores(family: Family): boolean {
  return family !== 'contact-lenses' && family !== 'gift-card'
}
