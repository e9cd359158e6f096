import { least, multiply, sum } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'
import { type DiscountScope, isDiscounted } from './discount.js'
import type { PricedLine } from './line.js'

/** How often a code may be used, and by whom; null is without limit. */
export type DiscountLimits = {
  /** By everybody together. */
  readonly totalUses: number | null
  /** By one customer: the same account, address of e-mail or mobile number. */
  readonly customerUses: number | null
  /** Only by who has bought nothing before. */
  readonly firstPurchaseOnly: boolean
}

/** What has been made of a code so far; purchases that were cancelled or never paid are not counted. */
export type DiscountUses = {
  readonly total: number
  readonly byCustomer: number
  /** Who buys has bought something before, with the code or without. */
  readonly hasBought: boolean
}

/** Why a code that is good cannot be used this time, as an error code. */
export type DiscountRefusal = 'discount.used-up' | 'discount.used' | 'discount.first-purchase'

/** Asks a code anything of who buys or of how often it was used? */
export function isLimited({ totalUses, customerUses, firstPurchaseOnly }: DiscountLimits): boolean {
  return totalUses !== null || customerUses !== null || firstPurchaseOnly
}

/** Why the code cannot be used once more; null when it can. */
export function refuseUse(limits: DiscountLimits, uses: DiscountUses): DiscountRefusal | null {
  if (limits.customerUses !== null && uses.byCustomer >= limits.customerUses) return 'discount.used'
  if (limits.firstPurchaseOnly && uses.hasBought) return 'discount.first-purchase'
  if (limits.totalUses !== null && uses.total >= limits.totalUses) return 'discount.used-up'
  return null
}

/** Whether a code holds at a moment: from the first instant until before the last. One that has not begun is as unknown as one that was never made. */
export function discountPeriod(
  { validFrom, validUntil }: { readonly validFrom: Date; readonly validUntil: Date },
  now: Date,
): 'unknown' | 'valid' | 'expired' {
  if (now < validFrom) return 'unknown'
  return now < validUntil ? 'valid' : 'expired'
}

/** Whether the goods that a discount covers are there, and cost what it asks for at least. */
export function reachesMinimum(
  lines: readonly PricedLine[],
  discount: DiscountScope,
  minimum: Ore,
): 'reached' | 'too-little' | 'not-covered' {
  const covered = lines.filter((line) => isDiscounted(line, discount))
  const amount = sum(covered.map((line) => multiply(line.unitPrice, line.quantity)))
  if (covered.length === 0) return 'not-covered'
  return amount > 0 && least(amount, minimum) === minimum ? 'reached' : 'too-little'
}
