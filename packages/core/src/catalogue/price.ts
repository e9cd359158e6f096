import { isSubscriptionPublished, type PublicationStatus } from './status.js'

/** One price of an article in kronor including VAT, with at most two decimals [PRICE-002]. */
export type PricePart = {
  readonly publicationStatus: PublicationStatus
  readonly currency: 'SEK'
  /** The amount is a reduction of the ordinary price. */
  readonly isCampaign: boolean
  readonly ordinaryPrice: number
  /** The unit price with the applied discount code. */
  readonly couponPrice: number | null
  /** The lowest price among the variants of a model; null for one variant, whose card shows its own price. */
  readonly fromPrice: number | null
  /** What is paid now. */
  readonly amount: number
}

/** The two prices of an article: bought once, and as a subscription [PRICE-001]. */
export type Price = { readonly unit: PricePart; readonly subscription: PricePart }

/** The price a card prints, and which of the two it is. */
export type ShownPrice = { readonly kind: 'unit' | 'subscription'; readonly part: PricePart }

/** Staff in a store see the subscription price where one is published; everyone else the unit price [PRICE-007]. */
export function shownPrice(price: Price, context: { readonly store: boolean }): ShownPrice {
  return context.store && isSubscriptionPublished(price.subscription.publicationStatus)
    ? { kind: 'subscription', part: price.subscription }
    : { kind: 'unit', part: price.unit }
}

/** The lowest amount among the variants in kronor, or null when there is nothing to choose between [PRICE-002]. */
export function fromPrice(amounts: readonly number[]): number | null {
  const lowest = Math.min(...amounts)
  return amounts.some((amount) => amount > lowest) ? lowest : null
}
