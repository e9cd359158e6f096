import { quantityOf } from './changes.js'
import type { CountedLine } from './line.js'

/** The parts of a sku that decide whether a cart may hold more of it. */
export type Availability = {
  readonly skuId: string
  readonly buyable: boolean
  /** Pieces in stock that are not reserved. */
  readonly available: number
  readonly inStoreOnly: boolean
  /** True if stores may not order it. */
  readonly storeBlocked: boolean
}

/** Error codes for a sku that a cart may not hold more of. */
export type AvailabilityRefusal =
  | 'article.not-for-store'
  | 'article.store-only'
  | 'article.out-of-stock'
  | 'article.not-found'

/** Checks a sku against the cart lines after a change. Null if it is fine. `lensFits`: the lens suits the frame. */
export function checkAvailability(
  lines: readonly CountedLine[],
  sku: Availability,
  { isStore, lensFits = true }: { readonly isStore: boolean; readonly lensFits?: boolean },
): AvailabilityRefusal | null {
  if (isStore && sku.storeBlocked) return 'article.not-for-store'
  if (sku.inStoreOnly) return 'article.store-only'
  if (!sku.buyable || quantityOf(lines, sku.skuId) > sku.available) return 'article.out-of-stock'
  return lensFits ? null : 'article.not-found'
}
