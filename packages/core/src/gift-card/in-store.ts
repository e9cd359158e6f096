import type { PlainDate } from '../calendar/index.js'

/** A card that was sold, as the store that may print it looks at it. */
export type CardInStore = {
  /** The store that sold it; null for one of the web. */
  readonly sellerStoreId: number | null
  /** The address that it is sent to; null where the buyer gets it. */
  readonly email: string | null
  /** The day it was sent in Stockholm; null while it waits. */
  readonly sentOn: PlainDate | null
  readonly isClosed: boolean
}

/**
 * May a store print the card for who stands there? On the day of the sale and in the store that sold it only: number and PIN are money,
 * and later they are for the buyer alone.
 */
export function mayPrintInStore(
  { sellerStoreId, email, sentOn, isClosed }: CardInStore,
  { storeId, today }: { readonly storeId: number; readonly today: PlainDate },
): boolean {
  return sellerStoreId === storeId && email === null && sentOn === today && !isClosed
}
