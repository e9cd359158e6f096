import { CART_BADGE_MAXIMUM } from './limits.js'

/** A cart line of the database or of an answer. A lens names its frame's sku, in the casing of either. */
export type CountedArticle = { readonly quantity: number } & (
  | { readonly parentSkuId: string | null }
  | { readonly parentSkuID: string | null }
)

/** Counts the articles in a cart for the accessible label. A frame with its lenses is one article. */
export function pieces(lines: readonly CountedArticle[]): number {
  return lines.reduce((total, line) => (parentOf(line) === null ? total + line.quantity : total), 0)
}

/** Returns the number on the cart's badge: the articles, at most 9 [CONST-001]. */
export function badgeCount(lines: readonly CountedArticle[]): number {
  return Math.min(pieces(lines), CART_BADGE_MAXIMUM)
}

function parentOf(line: CountedArticle): string | null {
  return 'parentSkuId' in line ? line.parentSkuId : line.parentSkuID
}
