import type { PlainDate } from '../calendar/index.js'

/** The parts of a sold card that decide whether a store may print it. */
export type CardInStore = {
  /** The store that sold the card; null if the web shop did. */
  readonly sellerStoreId: number | null
  /** E-mail address of the recipient; null if the buyer gets the card. */
  readonly email: string | null
  /** The day in Stockholm on which it was sent; null while it waits. */
  readonly sentOn: PlainDate | null
  readonly isClosed: boolean
}

/**
 * Tells whether a store may print a card: on the day of the sale, and only where it was sold. Number and PIN are money,
 * so later only the buyer may see them.
 */
export function mayPrintInStore(
  { sellerStoreId, email, sentOn, isClosed }: CardInStore,
  { storeId, today }: { readonly storeId: number; readonly today: PlainDate },
): boolean {
  return sellerStoreId === storeId && email === null && sentOn === today && !isClosed
}
