/** How much of an article a store has, as it is told: the number itself may be wrong by the time somebody arrives. */
export const STOCK_LEVELS = ['some', 'few'] as const
export type StockLevel = (typeof STOCK_LEVELS)[number]

/** From this many pieces on the store has enough to tell no warning. */
const SOME_PIECES = 3

/** Free pieces in a store as a level; null for none. */
export function stockLevel(pieces: number): StockLevel | null {
  if (pieces <= 0) return null
  return pieces < SOME_PIECES ? 'few' : 'some'
}
