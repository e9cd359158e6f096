import { ok, type Result } from '../lib/result.js'
import type { Eye } from '../prescription/glasses.js'
import { type CountedLine, lineKey } from './line.js'
import { attachLens, type CartRefusal, isLensOf, setQuantity } from './lines.js'

/** A cart line with an id that stays the same while its content changes. */
export type ChangeableLine = CountedLine & {
  readonly id: string
  /** Eyes for which the user typed the cylinder with a plus sign. */
  readonly transposedEyes: readonly Eye[]
}

/** Counts the pieces of a sku over all its lines, because they share one stock. Lenses on frames do not count. */
export function quantityOf(lines: readonly CountedLine[], skuId: string): number {
  return lines.reduce(
    (total, line) => (line.skuId === skuId && line.parentSkuId === null ? total + line.quantity : total),
    0,
  )
}

/** Tells whether a line has no prescription, no lenses on it and no gift card recipient. */
export function isPlain(lines: readonly CountedLine[], line: CountedLine): boolean {
  const isUnground = line.prescriptionGlasses === null && !line.prescriptionSource
  return isUnground && !line.giftCardDelivery && !lines.some((lens) => isLensOf(lens, line))
}

/** Gives the line a pair id if the cart has a line with the same identity, so that the two stay separate. */
export function asSeparatePair<L extends ChangeableLine>(lines: readonly L[], line: L): L {
  return lines.some((other) => lineKey(other) === lineKey(line)) ? { ...line, pairId: line.id } : line
}

/** Finds a line by its id. For a lens it returns the line of its frame. */
export function mainLine<L extends ChangeableLine>(lines: readonly L[], lineId: string | undefined): L | undefined {
  const line = lines.find(({ id }) => id === lineId)
  return line === undefined || line.parentSkuId === null ? line : lines.find((other) => isLensOf(line, other))
}

/**
 * Sets the number of pieces of a sku if the request names no line: on its plain line that is bought once, or else on
 * `fresh`. Lines with a prescription or a subscription stay. Quantity 0 without a plain line removes the last line.
 */
export function withPieces<L extends ChangeableLine>(
  lines: readonly L[],
  fresh: L,
  quantity: number,
): Result<L[], CartRefusal> {
  const own = lines.filter((line) => line.skuId === fresh.skuId && line.parentSkuId === null)
  const plain = own.find((line) => isPlain(lines, line) && line.subscriptionInterval === null)
  const target = plain ?? (quantity === 0 ? own.at(-1) : undefined) ?? asSeparatePair(lines, fresh)
  return setQuantity(lines, target, quantity)
}

/**
 * Sets the number of pairs of a frame with a lens. A new lens goes on a frame in the cart, else on `fresh.frame`. The
 * same lens is refused with the same number, and changes the pair with another. Quantity 0 removes the lens.
 */
export function withLens<L extends ChangeableLine>(
  lines: readonly L[],
  fresh: { readonly frame: L; readonly lens: L },
  quantity: number,
): Result<L[], CartRefusal> {
  const { skuId } = fresh.frame
  const frames = lines.filter((line) => line.skuId === skuId && line.parentSkuId === null)
  const paired = frames.find((frame) => lines.some((line) => line.skuId === fresh.lens.skuId && isLensOf(line, frame)))
  if (quantity === 0) return paired ? withoutLens(lines, paired, fresh.lens.skuId) : ok([...lines])
  if (paired && paired.quantity !== quantity) return setQuantity(lines, paired, quantity)
  const frame = paired ?? frames.findLast((line) => line.prescriptionGlasses === null) ?? { ...fresh.frame, quantity }
  const lens = {
    ...fresh.lens,
    parentSkuId: skuId,
    prescriptionGlasses: frame.prescriptionGlasses,
    prescriptionSource: frame.prescriptionSource ?? null,
    workingDistances: frame.workingDistances ?? null,
    pairId: frame.pairId ?? null,
    quantity: frame.quantity,
  }
  const attached = attachLens<L>(lines, frame, lens)
  if (!attached.ok || frame.quantity === quantity) return attached
  return setQuantity(attached.value, frame, quantity)
}

/** Removes a lens from a pair. */
export function withoutLens<L extends ChangeableLine>(
  lines: readonly L[],
  frame: L,
  lensSkuId: string,
): Result<L[], CartRefusal> {
  const rest = lines.filter((line) => !(line.skuId === lensSkuId && isLensOf(line, frame)))
  if (rest.some((line) => isLensOf(line, frame))) return ok(rest)
  // A frame without lenses needs no prescription. It joins the plain line of the same frame if the cart has one.
  const others = rest.filter((line) => line.id !== frame.id)
  const bare = {
    ...frame,
    prescriptionGlasses: null,
    prescriptionSource: null,
    workingDistances: null,
    transposedEyes: [],
    pairId: null,
  }
  const same = others.find((line) => line.skuId === frame.skuId && line.parentSkuId === null && isPlain(others, line))
  if (same) return setQuantity(others, same, same.quantity + frame.quantity)
  const plain = asSeparatePair<L>(others, bare)
  return ok(rest.map((line) => (line.id === frame.id ? plain : line)))
}
