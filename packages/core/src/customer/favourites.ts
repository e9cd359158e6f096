/** Favourites that one customer has at most; the oldest make way. */
export const FAVOURITES_MAXIMUM = 100
