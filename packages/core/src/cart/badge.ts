import { CART_BADGE_MAXIMUM } from './limits.js'

/** A line as a cart or its answer knows it; a lens names the frame that it belongs to. */
export type CountedArticle = { readonly quantity: number } & (
  | { readonly parentSkuId: string | null }
  | { readonly parentSkuID: string | null }
)

/** All articles in the cart, for the accessible label. A frame with its lenses is one article. */
export function pieces(lines: readonly CountedArticle[]): number {
  return lines.reduce((total, line) => (parentOf(line) === null ? total + line.quantity : total), 0)
}

/** The number printed on the badge: articles, capped at 9 [CONST-001]. */
export function badgeCount(lines: readonly CountedArticle[]): number {
  return Math.min(pieces(lines), CART_BADGE_MAXIMUM)
}

function parentOf(line: CountedArticle): string | null {
  return 'parentSkuId' in line ? line.parentSkuId : line.parentSkuID
}
