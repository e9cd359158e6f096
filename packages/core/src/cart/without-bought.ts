import { type CountedLine, type LineIdentity, lineKey } from './line.js'
import { isLensOf } from './lines.js'

/**
 * Returns what stays in a cart after an order: lines and pieces that were added after the buy button was pressed. A
 * lens stays only with its frame and in the same number.
 */
export function withoutBought<L extends CountedLine>(
  lines: readonly L[],
  bought: readonly (LineIdentity & { readonly quantity: number })[],
): L[] {
  const taken = new Map<string, number>()
  for (const line of bought) taken.set(lineKey(line), (taken.get(lineKey(line)) ?? 0) + line.quantity)
  const left = lines.flatMap((line) => {
    const quantity = line.quantity - (taken.get(lineKey(line)) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return left.flatMap((line) => {
    if (line.parentSkuId === null) return [line]
    const frame = left.find((other) => isLensOf(line, other))
    return frame ? [{ ...line, quantity: frame.quantity }] : []
  })
}
