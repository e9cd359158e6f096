import { CART_BADGE_MAXIMUM } from './limits.js'

/** All pieces in the cart, for the accessible label. */
export function pieces(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((total, line) => total + line.quantity, 0)
}

/** The number printed on the badge: pieces, capped at 9 [CONST-001]. */
export function badgeCount(lines: readonly { readonly quantity: number }[]): number {
  return Math.min(pieces(lines), CART_BADGE_MAXIMUM)
}
