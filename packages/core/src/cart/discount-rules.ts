import { least, multiply, sum } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'
import { type DiscountScope, isDiscounted } from './discount.js'
import type { PricedLine } from './line.js'

/** How often a code may be used, and by whom. Null means no limit. */
export type DiscountLimits = {
  readonly totalUses: number | null
  /** Uses by one customer: the same account, e-mail address or mobile number. */
  readonly customerUses: number | null
  readonly firstPurchaseOnly: boolean
}

/** How often a code has been used. Cancelled and unpaid purchases do not count. */
export type DiscountUses = {
  readonly total: number
  readonly byCustomer: number
  /** True if the buyer has bought something before, with or without the code. */
  readonly hasBought: boolean
}

/** Error codes for a valid code that this buyer cannot use now. */
export type DiscountRefusal = 'discount.used-up' | 'discount.used' | 'discount.first-purchase'

/** Tells whether a code has any limit on uses or buyers. */
export function isLimited({ totalUses, customerUses, firstPurchaseOnly }: DiscountLimits): boolean {
  return totalUses !== null || customerUses !== null || firstPurchaseOnly
}

/** Returns why the code cannot be used once more, or null if it can. */
export function refuseUse(limits: DiscountLimits, uses: DiscountUses): DiscountRefusal | null {
  if (limits.customerUses !== null && uses.byCustomer >= limits.customerUses) return 'discount.used'
  if (limits.firstPurchaseOnly && uses.hasBought) return 'discount.first-purchase'
  if (limits.totalUses !== null && uses.total >= limits.totalUses) return 'discount.used-up'
  return null
}

/**
 * Tells whether a code is valid: from `validFrom` until just before `validUntil`. A code that has not started counts as
 * unknown.
 */
export function discountPeriod(
  { validFrom, validUntil }: { readonly validFrom: Date; readonly validUntil: Date },
  now: Date,
): 'unknown' | 'valid' | 'expired' {
  if (now < validFrom) return 'unknown'
  return now < validUntil ? 'valid' : 'expired'
}

/** Tells whether a cart contains goods that the discount covers, and whether they cost at least the minimum. */
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
