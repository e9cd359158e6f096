/** The money of what of an order has neither left nor been cancelled, öre. */
export type OpenMoney = {
  /** What it is worth; the freight belongs to it until the first parcel leaves. */
  readonly worth: number
  /** What the provider has reserved. Gift cards have paid the rest. */
  readonly reserved: number
}

/** What is paid by the provider and by gift cards; the two sum to what was asked for. */
export type Shares = { readonly provider: number; readonly giftCards: number }

/**
 * What a parcel takes. Gift cards pay first, as at the checkout, so the provider takes a customer's money as late as it can. An
 * order of which parts left unpaid, as they did once, catches up.
 */
export function parcelShares({ worth, reserved }: OpenMoney, parcel: number): Shares {
  const provider = Math.min(Math.max(parcel - (worth - reserved), 0), reserved)
  return { provider, giftCards: parcel - provider }
}

/** What is let go of when goods are cancelled: the reservation first, since money on a card can only be used here. */
export function cancelledShares({ reserved }: OpenMoney, cancelled: number): Shares {
  const provider = Math.min(cancelled, reserved)
  return { provider, giftCards: cancelled - provider }
}

/** What gift cards have paid of it, which is not given back while it is to be sent. */
export function heldOnCards({ worth, reserved }: OpenMoney): number {
  return Math.max(worth - reserved, 0)
}

/** What left without being paid for, and is taken with the next parcel; only of orders from before parcels were paid one by one. */
export function unpaidAhead({ worth, reserved }: OpenMoney): number {
  return Math.max(reserved - worth, 0)
}
