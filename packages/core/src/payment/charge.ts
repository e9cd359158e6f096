import type { ChargeState } from './states.js'

/** The money of one means of payment in öre. `captured` and `released` together never exceed `amount`. */
export type ChargeSums = {
  readonly amount: number
  readonly captured: number
  readonly refunded: number
  /** Part of the reservation that was given up for cancelled goods. */
  readonly released: number
}

/** Returns the öre that are still reserved. */
export function reservedOf({ amount, captured, released }: ChargeSums): number {
  return amount - captured - released
}

/** Returns the state that follows from the sums. Only the provider knows if a reservation has expired. */
export function chargeState(sums: ChargeSums): Exclude<ChargeState, 'expired'> {
  const { captured, refunded } = sums
  const isOpen = reservedOf(sums) > 0
  if (captured === 0) return isOpen ? 'authorized' : 'cancelled'
  if (refunded === 0) return isOpen ? 'part-captured' : 'captured'
  return isOpen || refunded < captured ? 'part-refunded' : 'refunded'
}
