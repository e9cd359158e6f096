import { CART_LINE_MAXIMUM } from './limits.js'
import { type CountedLine, lineKey } from './line.js'
import { glassesKey, isLensOf, lensColour } from './lines.js'

/**
 * Merges two carts at log-in, the customer's own lines first. Equal lines are added, at most 12 pieces; nothing is
 * refused, because no page could show it. Of two lenses of one colour on a pair, the one in `gathered` stays.
 */
export function mergeCarts<L extends CountedLine>(own: readonly L[], gathered: readonly L[]): L[] {
  const merged = new Map<string, L>()
  for (const line of [...own, ...gathered]) {
    const key = lineKey(line)
    const earlier = merged.get(key)
    merged.set(key, { ...line, quantity: Math.min(CART_LINE_MAXIMUM, (earlier?.quantity ?? 0) + line.quantity) })
  }
  const lines = [...merged.values()].filter((line) => line.quantity > 0)
  const lenses = lines.filter((line) => line.parentSkuId !== null)
  return lines
    .filter((line) => line.parentSkuId === null)
    .flatMap((frame) => [
      frame,
      ...newestOfEachColour(lenses.filter((lens) => isLensOf(lens, frame))).map((lens) => ({
        ...lens,
        quantity: frame.quantity,
      })),
    ])
}

function newestOfEachColour<L extends CountedLine>(lenses: readonly L[]): L[] {
  return [...new Map(lenses.map((lens) => [`${glassesKey(lens)}|${lensColour(lens)}`, lens])).values()]
}
