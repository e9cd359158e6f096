import { isSubscriptionPublished, type PublicationStatus } from './status.js'

/** One price of an article in kronor including VAT, with at most two decimals [PRICE-002]. */
export type PricePart = {
  readonly publicationStatus: PublicationStatus
  readonly currency: 'SEK'
  /** True if `amount` is a reduction of `ordinaryPrice`. */
  readonly isCampaign: boolean
  readonly ordinaryPrice: number
  /** Price of one piece with the discount code; null without one. */
  readonly couponPrice: number | null
  /** Lowest price among the variants of a model; null for a single variant. */
  readonly fromPrice: number | null
  /** The present price. */
  readonly amount: number
}

/** The prices of an article: bought once, and by subscription [PRICE-001]. */
export type Price = { readonly unit: PricePart; readonly subscription: PricePart }

/** The price on a product card, and which of the two it is. */
export type ShownPrice = { readonly kind: 'unit' | 'subscription'; readonly part: PricePart }

/** Returns the price for a card: for staff the subscription price if published, else the unit price [PRICE-007]. */
export function shownPrice(price: Price, context: { readonly store: boolean }): ShownPrice {
  return context.store && isSubscriptionPublished(price.subscription.publicationStatus)
    ? { kind: 'subscription', part: price.subscription }
    : { kind: 'unit', part: price.unit }
}

/** Returns the lowest of the variants' prices in kronor, or null if they all cost the same [PRICE-002]. */
export function fromPrice(amounts: readonly number[]): number | null {
  const lowest = Math.min(...amounts)
  return amounts.some((amount) => amount > lowest) ? lowest : null
}
