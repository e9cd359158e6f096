import { CART_LINE_MAXIMUM } from './limits.js'
import { type CountedLine, lineKey } from './line.js'
import { isLensOf } from './lines.js'

/** Frames with lenses that are the same frame with the same strengths, whichever lenses they have. */
export function pairsLike<L extends CountedLine>(lines: readonly L[], frame: CountedLine): L[] {
  const key = lineKey({ ...frame, pairId: null })
  return lines.filter(
    (line) => lineKey({ ...line, pairId: null }) === key && lines.some((lens) => isLensOf(lens, line)),
  )
}

/**
 * What becomes of a lens for a frame: `ask` where there is a pair with other lenses, because it can be another pair or
 * take their place; `duplicate` where a pair has this very lens; `free` otherwise.
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

/** True when there would be more than 12 identical pairs, on however many lines. */
export function tooManyAlike(lines: readonly CountedLine[], frame: CountedLine, lensSkuId: string): boolean {
  const alike = pairsLike(lines, frame).filter((pair) =>
    lines.some((lens) => lens.skuId === lensSkuId && isLensOf(lens, pair)),
  )
  return alike.reduce((total, pair) => total + pair.quantity, 0) > CART_LINE_MAXIMUM
}
