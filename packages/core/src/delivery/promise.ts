import type { StockState } from '../catalogue/status.js'

/** Working days to pack an ordinary parcel. */
export const PACKING_DAYS = 0

/** Working days to grind, mount and control a pair of glasses. */
export const GRINDING_DAYS = 5

/** Working days before a parcel leaves us. */
export function handlingDays(madeToOrder: boolean): number {
  return madeToOrder ? GRINDING_DAYS : PACKING_DAYS
}

/** How soon goods can be expected, said before anything is known about the address. */
export type DeliveryPromise = { readonly from: number; readonly to: number; readonly text: string }

/** The promise on a product page in working days; null for what is not sent. */
export function deliveryPromise(article: {
  readonly stock: StockState
  readonly madeToOrder: boolean
}): DeliveryPromise | null {
  if (article.stock !== 'in-stock') return null
  const from = handlingDays(article.madeToOrder) + 1
  const to = from + 2
  return { from, to, text: `Leverans inom ${from}–${to} arbetsdagar` }
}
