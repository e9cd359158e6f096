import { type Family, isFrameFamily } from '../catalogue/families.js'
import { typedText } from '../lib/typed-text.js'
import { allocate } from '../money/allocate.js'
import { least, multiply, percentOf, sum } from '../money/arithmetic.js'
import { type Ore, ZERO } from '../money/ore.js'
import type { PricedLine } from './line.js'

/** The lines that a discount covers. It never covers gift cards, because they are money. */
export type DiscountScope = {
  /** Null means all families. */
  readonly families: readonly Family[] | null
  /** True if the discount covers frames and not the lenses ground for them. */
  readonly framesOnly?: boolean
}

/** A discount on the whole cart. A cart has at most one. */
export type Discount = DiscountScope & { readonly code: string } & (
    | { readonly kind: 'percent'; /** 1 to 100. */ readonly percent: number }
    | { readonly kind: 'fixed'; readonly amount: Ore }
  )

/** Returns a typed code as it is stored: without surrounding spaces and in capitals. */
export function normaliseCode(typed: string): string {
  return typedText(typed).toLocaleUpperCase('sv')
}

/** Tells whether a discount covers a line. */
export function isDiscounted(line: Pick<PricedLine, 'family' | 'parentSkuId'>, discount: DiscountScope): boolean {
  if (line.family === 'gift-card') return false
  if (discount.framesOnly && (line.parentSkuId !== null || !isFrameFamily(line.family))) return false
  return discount.families === null || discount.families.includes(line.family)
}

/** Returns the discount of each line in öre, in the order of the lines. Their sum is exactly the whole discount. */
export function discountPerLine(lines: readonly PricedLine[], discount: Discount | null): Ore[] {
  const gross = lines.map((line) =>
    discount && isDiscounted(line, discount) ? multiply(line.unitPrice, line.quantity) : ZERO,
  )
  const eligible = sum(gross)
  if (!discount || eligible === 0) return lines.map(() => ZERO)
  return allocate(reduction(eligible, discount), gross)
}

/** Returns the price of one piece in öre with the code, as if alone in the cart; null if it is not covered. */
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
