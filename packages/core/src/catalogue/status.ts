import { oneOf, type ValueOf } from '../lib/one-of.js'

/** Publication status of a price part [PRICE-003, PRICE-004, PRICE-005]. */
export const PublicationStatus = {
  Unpublished: 0,
  InStock: 20,
  OutOfStock: 30,
  InStoreOnly: 40,
} as const
export type PublicationStatus = ValueOf<typeof PublicationStatus>
export const PUBLICATION_STATUSES = [0, 20, 30, 40] as const satisfies readonly PublicationStatus[]
export const isPublicationStatus = oneOf(PUBLICATION_STATUSES)

/** Stock state shown to a customer. */
export type StockState = 'in-stock' | 'out-of-stock' | 'in-store'

/** 20 is in stock, 30 out of stock; 0, 40 and every status unknown to us is an item of the stores. */
export function stockState(status: number): StockState {
  if (status === PublicationStatus.InStock) return 'in-stock'
  return status === PublicationStatus.OutOfStock ? 'out-of-stock' : 'in-store'
}

/** Only what is in stock can be bought online [PRICE-003, PRICE-004, PRICE-005]. */
export function isBuyable(status: number): boolean {
  return status === PublicationStatus.InStock
}

/** The subscription price counts as published when its status is not 0 [PRICE-006]. */
export function isSubscriptionPublished(status: number): boolean {
  return status !== PublicationStatus.Unpublished
}
