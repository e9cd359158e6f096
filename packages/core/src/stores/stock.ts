/** How much of an article a store has. Customers see no number, because it may change before they arrive. */
export const STOCK_LEVELS = ['some', 'few'] as const
export type StockLevel = (typeof STOCK_LEVELS)[number]

/** Free pieces from which the level is `some`. */
const SOME_PIECES = 3

/** Returns the stock level of a number of free pieces; null for none. */
export function stockLevel(pieces: number): StockLevel | null {
  if (pieces <= 0) return null
  return pieces < SOME_PIECES ? 'few' : 'some'
}
