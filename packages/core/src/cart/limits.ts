/** Most pieces of one line. The plus button is hidden at this number [VALID-034, VALID-035]. */
export const CART_LINE_MAXIMUM = 12

/** Highest number on the badge of the cart button [CONST-001, CONST-006]. */
export const CART_BADGE_MAXIMUM = 9
