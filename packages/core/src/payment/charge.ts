import type { ChargeState } from './states.js'

/** What has become of the money of one means of payment, öre. Captured and released together are never more than the amount. */
export type ChargeSums = {
  readonly amount: number
  readonly captured: number
  readonly refunded: number
  /** Reserved for what was cancelled, and let go of. */
  readonly released: number
}

/** What is still reserved. */
export function reservedOf({ amount, captured, released }: ChargeSums): number {
  return amount - captured - released
}

/** The state that follows from the sums; that a reservation has run out is known from the provider only. */
export function chargeState(sums: ChargeSums): Exclude<ChargeState, 'expired'> {
  const { captured, refunded } = sums
  const isOpen = reservedOf(sums) > 0
  if (captured === 0) return isOpen ? 'authorized' : 'cancelled'
  if (refunded === 0) return isOpen ? 'part-captured' : 'captured'
  return isOpen || refunded < captured ? 'part-refunded' : 'refunded'
}
