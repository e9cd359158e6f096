import { can, type Role } from '../access/index.js'
import { ore } from '../money/index.js'

/** What every member of staff who may pay back pays back of one order, öre; a larger sum takes a permission of its own. */
export const REFUND_LIMIT = ore(1_000)

/** What of an order can be paid back, and what has been paid back by hand before, öre. */
export type RefundableOrder = { readonly refundable: number; readonly refundedByHand?: number }

/** The most that a role may pay back of an order now, öre: several small sums are one large one. */
export function refundMaximum({ refundable, refundedByHand = 0 }: RefundableOrder, role: Role): number {
  if (!can(role, 'order.refund')) return 0
  if (can(role, 'order.refund-any-sum')) return refundable
  return Math.max(0, Math.min(refundable, REFUND_LIMIT - refundedByHand))
}
