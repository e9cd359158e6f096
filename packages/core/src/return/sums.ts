import { wholeOre, type Ore } from '../money/ore.js'

/** A sold line with its total in öre after its share of a discount. */
export type SoldLine = { readonly total: Ore; readonly quantity: number }

/**
 * Returns what pieces of a line are worth in öre, after `before` pieces were refunded. All pieces together are worth
 * exactly the line's total, however they are split.
 */
export function returnedWorth({ total, quantity }: SoldLine, before: number, pieces: number): Ore {
  const upTo = (count: number): number => Math.floor((total * count) / quantity)
  return wholeOre(upTo(before + pieces) - upTo(before))
}

/** Returns the delivery price to refund. It is refunded with the last piece of an order that is returned completely. */
export function returnedFreight(
  shipping: Ore,
  lines: readonly { readonly quantity: number; readonly received: number }[],
): Ore {
  return wholeOre(lines.every(({ quantity, received }) => received >= quantity) ? shipping : 0)
}
