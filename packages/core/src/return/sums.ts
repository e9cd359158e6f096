import { wholeOre, type Ore } from '../money/ore.js'

/** A sold line as the money sees it: its total has its share of a discount taken off. */
export type SoldLine = { readonly total: Ore; readonly quantity: number }

/**
 * What pieces of a line are worth, after so many have been paid back before. The öre that do not divide fall so that all
 * pieces together are worth the line's total, in whatever parts they come back.
 */
export function returnedWorth({ total, quantity }: SoldLine, before: number, pieces: number): Ore {
  const upTo = (count: number): number => Math.floor((total * count) / quantity)
  return wholeOre(upTo(before + pieces) - upTo(before))
}

/** What is paid for freight comes back with the last piece of an order that is returned whole. */
export function returnedFreight(
  shipping: Ore,
  lines: readonly { readonly quantity: number; readonly received: number }[],
): Ore {
  return wholeOre(lines.every(({ quantity, received }) => received >= quantity) ? shipping : 0)
}
