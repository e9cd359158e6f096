import { quantityOf } from './changes.js'
import type { CountedLine } from './line.js'

/** What decides whether a cart may hold more of a sku. */
export type Availability = {
  readonly skuId: string
  readonly buyable: boolean
  /** Pieces in stock that are not reserved. */
  readonly available: number
  /** Sold in stores only. */
  readonly inStoreOnly: boolean
  /** Not sold to stores. */
  readonly storeBlocked: boolean
}

/** Why a cart may not hold more of a sku; the codes of core/errors. */
export type AvailabilityRefusal =
  | 'article.not-for-store'
  | 'article.store-only'
  | 'article.out-of-stock'
  | 'article.not-found'

/** Checks the lines after the change; `lensFits` is whether the lens is made for the frame. */
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
