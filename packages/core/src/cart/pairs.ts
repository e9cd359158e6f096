import { CART_LINE_MAXIMUM } from './limits.js'
import { type CountedLine, lineKey } from './line.js'
import { isLensOf } from './lines.js'

/** Returns the frame lines with lenses that have this frame's sku and prescription, whatever the lenses. */
export function pairsLike<L extends CountedLine>(lines: readonly L[], frame: CountedLine): L[] {
  const key = lineKey({ ...frame, pairId: null })
  return lines.filter(
    (line) => lineKey({ ...line, pairId: null }) === key && lines.some((lens) => isLensOf(lens, line)),
  )
}

/**
 * Tells what happens to a lens that is put on a frame. `duplicate`: a pair already has it. `ask`: a pair has other
 * lenses, so the user chooses to replace them or to add a pair. `free`: there is no such pair.
 */
export function placeOfLens(
  lines: readonly CountedLine[],
  frame: CountedLine,
  lensSkuId: string,
): 'free' | 'ask' | 'duplicate' {
  const pairs = pairsLike(lines, frame)
  const hasLens = (pair: CountedLine) => lines.some((lens) => lens.skuId === lensSkuId && isLensOf(lens, pair))
  if (pairs.some(hasLens)) return 'duplicate'
  return pairs.length === 0 ? 'free' : 'ask'
}

/** Tells whether the cart has more than 12 pairs with the same frame, prescription and lens, counted over all lines. */
export function tooManyAlike(lines: readonly CountedLine[], frame: CountedLine, lensSkuId: string): boolean {
  const alike = pairsLike(lines, frame).filter((pair) =>
    lines.some((lens) => lens.skuId === lensSkuId && isLensOf(lens, pair)),
  )
  return alike.reduce((total, pair) => total + pair.quantity, 0) > CART_LINE_MAXIMUM
}
