import { can, type Role } from '../access/index.js'
import { ore } from '../money/index.js'

/** Sum in öre that any member of staff with permission may refund of one order. More needs a further permission. */
export const REFUND_LIMIT = ore(1_000)

/** The öre that can be refunded of an order, and those that staff have refunded before. */
export type RefundableOrder = { readonly refundable: number; readonly refundedByHand?: number }

/** Returns the most that a role may refund now, in öre. Earlier refunds count, so that small ones add up. */
export function refundMaximum({ refundable, refundedByHand = 0 }: RefundableOrder, role: Role): number {
  if (!can(role, 'order.refund')) return 0
  if (can(role, 'order.refund-any-sum')) return refundable
  return Math.max(0, Math.min(refundable, REFUND_LIMIT - refundedByHand))
}
