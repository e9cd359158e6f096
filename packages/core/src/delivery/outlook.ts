import type { PlainDate } from '../calendar/plain-date.js'
import type { Ore } from '../money/ore.js'
import type { DeliveryMethod } from './methods.js'
import type { DeliveryQuote } from './quotes.js'

/** Expected delivery before a method is chosen. */
export type DeliveryOutlook = {
  /** First and last day of arrival by the preset method, `YYYY-MM-DD`. */
  readonly from: PlainDate
  readonly to: PlainDate
  readonly method: DeliveryMethod
  /** Freight of the preset method. */
  readonly freight: Ore
  /** Every method costs the same, so the freight is already known. */
  readonly freightFixed: boolean
}

/**
 * Arrival and freight until the customer has chosen: product page, lens choice, cart and the first steps of the checkout
 * all show this. Null when nothing can be delivered.
 */
export function deliveryOutlook(quotes: readonly DeliveryQuote[]): DeliveryOutlook | null {
  const quote = quotes.find(({ preset }) => preset) ?? quotes[0]
  if (!quote) return null
  const freightFixed = quotes.every(({ price }) => price === quote.price)
  return { ...quote.eta, method: quote.method, freight: quote.price, freightFixed }
}
