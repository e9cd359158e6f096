/** Most favourites of one customer. The oldest are removed above this number. */
export const FAVOURITES_MAXIMUM = 100
