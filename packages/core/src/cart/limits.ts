/** Pieces of one line at most; the plus button is hidden there [VALID-034, VALID-035]. */
export const CART_LINE_MAXIMUM = 12

/** The badge on the cart button counts no further [CONST-001, CONST-006]. */
export const CART_BADGE_MAXIMUM = 9
