import { err, ok, type Result } from '../lib/result.js'
import { CART_LINE_MAXIMUM } from './limits.js'
import { type CountedLine, lineKey } from './line.js'

/** Error codes for a refused change of the cart. */
export type CartRefusal = 'cart.line-limit' | 'cart.quantity-invalid' | 'cart.duplicate-lens-colour'

/**
 * Returns the key of the pair of glasses that a line belongs to: the frame's sku and the prescription. A frame and its
 * lenses have the same prescription, so two pairs of one frame with different prescriptions have different keys.
 */
export function glassesKey(line: CountedLine): string {
  return line.parentSkuId === null ? lineKey(line) : lineKey({ ...line, skuId: line.parentSkuId, parentSkuId: null })
}

/** Tells whether the first line is a lens ground for the frame on the second line. */
export function isLensOf(lens: CountedLine, frame: CountedLine): boolean {
  return lens.parentSkuId !== null && frame.parentSkuId === null && glassesKey(lens) === lineKey(frame)
}

/** Checks the number of pieces of a line: whole, not negative, at most 12. */
export function checkQuantity(quantity: number): Result<number, CartRefusal> {
  if (!Number.isSafeInteger(quantity) || quantity < 0) return err('cart.quantity-invalid')
  return quantity > CART_LINE_MAXIMUM ? err('cart.line-limit') : ok(quantity)
}

/**
 * Sets the number of pieces of a line; 0 removes it, and an unknown line is added last. The lenses of a frame get its
 * number and are removed with it, because each pair has one lens of each colour.
 */
export function setQuantity<L extends CountedLine>(
  lines: readonly L[],
  line: L,
  quantity: number,
): Result<L[], CartRefusal> {
  const checked = checkQuantity(quantity)
  if (!checked.ok) return checked
  const key = lineKey(line)
  if (quantity === 0) return ok(lines.filter((other) => lineKey(other) !== key && !isLensOf(other, line)))
  const known = lines.some((other) => lineKey(other) === key)
  if (line.parentSkuId !== null) {
    const frame = lines.find((other) => isLensOf(line, other))
    if (!frame) return err('cart.quantity-invalid')
    if (frame.quantity !== quantity) return err('cart.duplicate-lens-colour')
    return known ? ok([...lines]) : attachLens(lines, frame, line)
  }
  if (!known) return ok([...lines, { ...line, quantity }])
  return ok(lines.map((other) => (lineKey(other) === key || isLensOf(other, line) ? { ...other, quantity } : other)))
}

/**
 * Puts a lens on a frame, and adds the frame if the cart does not have it. A pair can have each lens colour once; a
 * second one is refused. The lens is placed after its frame and the lenses already on it.
 */
export function attachLens<L extends CountedLine>(lines: readonly L[], frame: L, lens: L): Result<L[], CartRefusal> {
  const key = lineKey(frame)
  const there = lines.find((line) => lineKey(line) === key)
  const quantity = checkQuantity(there?.quantity ?? frame.quantity)
  if (!quantity.ok) return quantity
  if (quantity.value === 0 || !isLensOf(lens, frame)) return err('cart.quantity-invalid')
  const all = there ? lines : [...lines, frame]
  const taken = all.some((line) => isLensOf(line, frame) && lensColour(line) === lensColour(lens))
  if (taken) return err('cart.duplicate-lens-colour')
  const place = all.findLastIndex((line) => lineKey(line) === key || isLensOf(line, frame)) + 1
  return ok([...all.slice(0, place), { ...lens, quantity: quantity.value }, ...all.slice(place)])
}

/** Returns the lens's colour. A lens without a stated colour counts as a colour of its own. */
export function lensColour(line: CountedLine): string {
  return line.lensColour ?? line.skuId
}
