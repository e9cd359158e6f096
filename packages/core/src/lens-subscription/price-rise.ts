import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { least } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'

/** Days from the letter about a price rise to the first delivery at the new price. */
export const PRICE_NOTICE_DAYS = 30

/** A price rise that the customer has been told of. */
export type PriceNotice = {
  readonly price: Ore
  /** First day on which a delivery has the new price. */
  readonly from: PlainDate
  readonly refused: boolean
}

/** The parts of a subscribed product that decide its price. */
export type PricedSubscriptionLine = {
  /** The highest price of one piece that the customer has accepted, in öre. */
  readonly agreed: Ore
  readonly notice: PriceNotice | null
}

/**
 * Returns the price in öre of a piece in a delivery processed on a day. A lower price applies at once, a higher one
 * after its notice. Null if the customer refused it, which freezes the product.
 */
export function deliveryPrice(
  { agreed, notice }: PricedSubscriptionLine,
  current: Ore,
  processedOn: PlainDate,
): Ore | null {
  if (current <= agreed) return current
  if (!notice || processedOn < notice.from) return agreed
  return notice.refused ? null : least(current, notice.price)
}

/** Returns what to tell the customer about a price: a rise, or that one is withdrawn; null if nothing. */
export function priceNews(
  { agreed, notice }: PricedSubscriptionLine,
  current: Ore,
  today: PlainDate,
): { readonly kind: 'rise'; readonly notice: PriceNotice } | { readonly kind: 'withdrawn' } | null {
  if (current <= agreed) return notice ? { kind: 'withdrawn' } : null
  if (notice && current <= notice.price) return null
  return { kind: 'rise', notice: { price: current, from: addDays(today, PRICE_NOTICE_DAYS), refused: false } }
}

/** Returns the product after a charge. A charged price counts as accepted, and its notice ends. */
export function afterCharge(line: PricedSubscriptionLine, charged: Ore): PricedSubscriptionLine {
  return charged > line.agreed ? { agreed: charged, notice: null } : line
}

/** Tells whether the customer may still refuse a price rise or take the refusal back. */
export function mayAnswerRise(notice: PriceNotice | null, today: PlainDate): boolean {
  return notice !== null && today < notice.from
}
