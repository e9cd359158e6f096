import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { least } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'

/** Days between the letter about a price rise and the first delivery at the new price. */
export const PRICE_NOTICE_DAYS = 30

/** A rise that the customer has been told of. */
export type PriceNotice = {
  readonly price: Ore
  /** The first day of processing at the new price. */
  readonly from: PlainDate
  readonly refused: boolean
}

/** A product of a subscription as the rules of its price see it. */
export type PricedSubscriptionLine = {
  /** The most that the customer has agreed to, a piece. */
  readonly agreed: Ore
  readonly notice: PriceNotice | null
}

/**
 * The price of a piece in a delivery that is processed on a day; null when the customer has refused the price that would hold, and
 * the product is frozen instead. A lower price holds at once, a higher one only when its notice is over.
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

/** What the customer has to be told of a price today: a new rise, or that an announced one is withdrawn. */
export function priceNews(
  { agreed, notice }: PricedSubscriptionLine,
  current: Ore,
  today: PlainDate,
): { readonly kind: 'rise'; readonly notice: PriceNotice } | { readonly kind: 'withdrawn' } | null {
  if (current <= agreed) return notice ? { kind: 'withdrawn' } : null
  if (notice && current <= notice.price) return null
  return { kind: 'rise', notice: { price: current, from: addDays(today, PRICE_NOTICE_DAYS), refused: false } }
}

/** A price that has been charged is agreed to, and its notice is over. */
export function afterCharge(line: PricedSubscriptionLine, charged: Ore): PricedSubscriptionLine {
  return charged > line.agreed ? { agreed: charged, notice: null } : line
}

/** May the rise be refused, or the refusal be taken back? */
export function mayAnswerRise(notice: PriceNotice | null, today: PlainDate): boolean {
  return notice !== null && today < notice.from
}
