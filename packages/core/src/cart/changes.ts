import { ok, type Result } from '../lib/result.js'
import type { Eye } from '../prescription/glasses.js'
import { type CountedLine, lineKey } from './line.js'
import { attachLens, type CartRefusal, isLensOf, setQuantity } from './lines.js'

/** A line whose id stays the same while its pair changes. */
export type ChangeableLine = CountedLine & {
  readonly id: string
  /** Eyes whose cylinder was typed with a plus. */
  readonly transposedEyes: readonly Eye[]
}

/** All pieces of a sku, over lines that differ in prescription or interval: the stock is one. */
export function quantityOf(lines: readonly CountedLine[], skuId: string): number {
  return lines.reduce(
    (total, line) => (line.skuId === skuId && line.parentSkuId === null ? total + line.quantity : total),
    0,
  )
}

/** Sold without strengths, not mounted with lenses, and for the buyer. */
export function isPlain(lines: readonly CountedLine[], line: CountedLine): boolean {
  const isUnground = line.prescriptionGlasses === null && !line.prescriptionSource
  return isUnground && !line.giftCardDelivery && !lines.some((lens) => isLensOf(lens, line))
}

/** A line with the identity of another becomes a pair of its own. */
export function asSeparatePair<L extends ChangeableLine>(lines: readonly L[], line: L): L {
  return lines.some((other) => lineKey(other) === lineKey(line)) ? { ...line, pairId: line.id } : line
}

/** A line by its id; of a lens, the frame it is on. */
export function mainLine<L extends ChangeableLine>(lines: readonly L[], lineId: string | undefined): L | undefined {
  const line = lines.find(({ id }) => id === lineId)
  return line === undefined || line.parentSkuId === null ? line : lines.find((other) => isLensOf(line, other))
}

/**
 * The lines with a sku at a number of pieces. No line is named, so the plain one is meant, bought once and without strengths;
 * `fresh` is that line where the cart has none. What is ground or comes by subscription is another purchase; only who wants
 * none of the sku has that removed too.
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
 * The lines with a lens on a frame. A new lens goes on the frame; the same lens again is refused at the same number and
 * moves the pair to another; 0 takes the lens off. `fresh` are the lines of both where the cart has none.
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

/** The lines without a lens of a pair. */
export function withoutLens<L extends ChangeableLine>(
  lines: readonly L[],
  frame: L,
  lensSkuId: string,
): Result<L[], CartRefusal> {
  const rest = lines.filter((line) => !(line.skuId === lensSkuId && isLensOf(line, frame)))
  if (rest.some((line) => isLensOf(line, frame))) return ok(rest)
  // Without any lens the strengths mean nothing: the frame is a plain one, together with another plain one of its kind.
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
