import type { PlainDate } from '../calendar/plain-date.js'
import type { Ore } from '../money/ore.js'
import type { DeliveryQuote } from './quotes.js'

/** What can be said of a delivery before its way is chosen. */
export type DeliveryOutlook = {
  /** First and last day it may arrive when it goes the preset way, `YYYY-MM-DD`. */
  readonly from: PlainDate
  readonly to: PlainDate
  /** What the preset way costs. */
  readonly freight: Ore
  /** Every way costs the same, so the freight is known already. */
  readonly freightFixed: boolean
}

/**
 * When goods arrive and what the freight costs, as long as nobody has chosen: product page, lens choice, cart and the steps
 * of the checkout before the choice all say this. Null when nothing can be sent.
 */
export function deliveryOutlook(quotes: readonly DeliveryQuote[]): DeliveryOutlook | null {
  const quote = quotes.find(({ preset }) => preset) ?? quotes[0]
  if (!quote) return null
  const freightFixed = quotes.every(({ price }) => price === quote.price)
  return { ...quote.eta, freight: quote.price, freightFixed }
}
