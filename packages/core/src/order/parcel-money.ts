/** The money in öre for the part of an order that is neither sent nor cancelled. */
export type OpenMoney = {
  /** Its value. It includes delivery until the first parcel is sent. */
  readonly worth: number
  /** The part that the provider has reserved. Gift cards have paid the rest. */
  readonly reserved: number
}

/** The parts of an amount that the provider and gift cards pay. */
export type Shares = { readonly provider: number; readonly giftCards: number }

/**
 * Splits a parcel's value over the means of payment. Gift cards pay first, so the provider takes the customer's money
 * as late as possible. Older parcels that were sent unpaid are paid too.
 */
export function parcelShares({ worth, reserved }: OpenMoney, parcel: number): Shares {
  const provider = Math.min(Math.max(parcel - (worth - reserved), 0), reserved)
  return { provider, giftCards: parcel - provider }
}

/** Splits the value of cancelled goods. The reservation goes first, because gift card money is bound to this shop. */
export function cancelledShares({ reserved }: OpenMoney, cancelled: number): Shares {
  const provider = Math.min(cancelled, reserved)
  return { provider, giftCards: cancelled - provider }
}

/** Returns the part that gift cards have paid. It stays with the order until the goods are sent. */
export function heldOnCards({ worth, reserved }: OpenMoney): number {
  return Math.max(worth - reserved, 0)
}

/** Returns what older parcels were sent without payment, before each parcel was paid by itself. */
export function unpaidAhead({ worth, reserved }: OpenMoney): number {
  return Math.max(reserved - worth, 0)
}
