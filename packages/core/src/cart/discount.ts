import { type Family, isFrameFamily } from '../catalogue/families.js'
import { typedText } from '../lib/typed-text.js'
import { allocate } from '../money/allocate.js'
import { least, multiply, percentOf, sum } from '../money/arithmetic.js'
import { type Ore, ZERO } from '../money/ore.js'
import type { PricedLine } from './line.js'

/** Which lines a discount touches. Gift cards are never among them: they are money. */
export type DiscountScope = {
  /** Null means every family. */
  readonly families: readonly Family[] | null
  /** Frames only: lenses ground for them keep their price. */
  readonly framesOnly?: boolean
}

/** A reduction of the whole cart; at most one at a time. */
export type Discount = DiscountScope & { readonly code: string } & (
    | { readonly kind: 'percent'; /** 1 to 100. */ readonly percent: number }
    | { readonly kind: 'fixed'; readonly amount: Ore }
  )

/** How a typed code is compared: without spaces around it and in capitals. */
export function normaliseCode(typed: string): string {
  return typedText(typed).toLocaleUpperCase('sv')
}

/** Does the discount touch this line? */
export function isDiscounted(line: Pick<PricedLine, 'family' | 'parentSkuId'>, discount: DiscountScope): boolean {
  if (line.family === 'gift-card') return false
  if (discount.framesOnly && (line.parentSkuId !== null || !isFrameFamily(line.family))) return false
  return discount.families === null || discount.families.includes(line.family)
}

/** The reduction of each line in öre, in the order of the lines; they sum to the whole reduction exactly. */
export function discountPerLine(lines: readonly PricedLine[], discount: Discount | null): Ore[] {
  const gross = lines.map((line) =>
    discount && isDiscounted(line, discount) ? multiply(line.unitPrice, line.quantity) : ZERO,
  )
  const eligible = sum(gross)
  if (!discount || eligible === 0) return lines.map(() => ZERO)
  return allocate(reduction(eligible, discount), gross)
}

/** The price of one piece with the code, as `couponPrice` shows it: the reduction of a cart with only this piece. */
export function couponPrice(
  unit: Ore,
  line: Pick<PricedLine, 'family' | 'parentSkuId'>,
  discount: Discount,
): Ore | null {
  return isDiscounted(line, discount) ? ((unit - reduction(unit, discount)) as Ore) : null
}

function reduction(eligible: Ore, discount: Discount): Ore {
  return least(eligible, discount.kind === 'percent' ? percentOf(eligible, discount.percent) : discount.amount)
}
