import { oneOf, type ValueOf } from '../lib/one-of.js'

/** Publication status of a price. The numbers come from the specification [PRICE-003, PRICE-004, PRICE-005]. */
export const PublicationStatus = {
  Unpublished: 0,
  InStock: 20,
  OutOfStock: 30,
  InStoreOnly: 40,
} as const
export type PublicationStatus = ValueOf<typeof PublicationStatus>
export const PUBLICATION_STATUSES = [0, 20, 30, 40] as const satisfies readonly PublicationStatus[]
export const isPublicationStatus = oneOf(PUBLICATION_STATUSES)

/** Stock state that customers see. */
export type StockState = 'in-stock' | 'out-of-stock' | 'in-store'

/** Returns the stock state: 20 is in stock, 30 out of stock. For 0, 40 and unknown ones only stores sell it. */
export function stockState(status: number): StockState {
  if (status === PublicationStatus.InStock) return 'in-stock'
  return status === PublicationStatus.OutOfStock ? 'out-of-stock' : 'in-store'
}

/** Tells whether an article can be bought online: only in stock [PRICE-003, PRICE-004, PRICE-005]. */
export function isBuyable(status: number): boolean {
  return status === PublicationStatus.InStock
}

/** Tells whether a subscription price is published: its status is not 0 [PRICE-006]. */
export function isSubscriptionPublished(status: number): boolean {
  return status !== PublicationStatus.Unpublished
}
