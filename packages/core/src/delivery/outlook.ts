import type { PlainDate } from '../calendar/plain-date.js'
import type { Ore } from '../money/ore.js'
import type { DeliveryMethod } from './methods.js'
import type { DeliveryQuote } from './quotes.js'

/** The expected delivery before the customer has chosen a method. */
export type DeliveryOutlook = {
  /** First and last expected day with the default method. */
  readonly from: PlainDate
  readonly to: PlainDate
  readonly method: DeliveryMethod
  /** Price of the default method in öre. */
  readonly freight: Ore
  /** True if every method costs the same, so that the price is certain. */
  readonly freightFixed: boolean
}

/**
 * Returns the expected delivery until the customer has chosen a method, for product page, lens choice, cart and
 * checkout. Null if nothing can be delivered.
 */
export function deliveryOutlook(quotes: readonly DeliveryQuote[]): DeliveryOutlook | null {
  const quote = quotes.find(({ preset }) => preset) ?? quotes[0]
  if (!quote) return null
  const freightFixed = quotes.every(({ price }) => price === quote.price)
  return { ...quote.eta, method: quote.method, freight: quote.price, freightFixed }
}
