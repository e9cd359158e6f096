import type { PurchasedProduct } from '../wire.js'

/** A purchase as the host page tells it. */
export type Purchase = {
  readonly transaction_id: string | number
  /** ISO 4217. */
  readonly currency: string
  /** Unit prices in that currency, with decimals. */
  readonly items: readonly { readonly item_id: string | number; readonly price: number; readonly quantity: number }[]
}

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** Why a purchase cannot be counted, in the words that merchants know; undefined when it can. */
export function purchaseProblem(purchase: unknown, market: string | undefined): string | undefined {
  if (typeof purchase !== 'object' || purchase === null) return 'purchase event requires an object as an argument'
  const { items, currency, transaction_id } = purchase as Record<string, unknown>
  if (!Array.isArray(items)) return 'purchase event requires an items array of purchased products'
  if (typeof currency !== 'string' || !currency) return 'purchase event requires a currency string'
  if (!isId(transaction_id) || transaction_id === '') return 'purchase event requires a transaction_id string'
  for (const item of items as readonly unknown[]) {
    const { item_id, price, quantity } = (item ?? {}) as Record<string, unknown>
    if (!isId(item_id) || item_id === '') return 'purchased item requires an item_id of the purchased product'
    if (!isNumber(price)) return 'purchase item requires a unit price for the product purchased'
    if (!isNumber(quantity) || quantity === 0) return 'purchase item requires a quantity of products purchased'
  }
  return market ? undefined : 'Market not set'
}

/** Throws what {@link purchaseProblem} says; events themselves only report it and never break the page. */
export function assertPurchase(purchase: unknown, market: string | undefined): asserts purchase is Purchase {
  const problem = purchaseProblem(purchase, market)
  if (problem) throw new TypeError(problem)
}

/** Products of a purchase as they are sent. */
export function purchasedProducts({ items }: Purchase): PurchasedProduct[] {
  return items.map(({ item_id, price, quantity }) => ({ sku: String(item_id), price, quantity }))
}

/** Why an argument is no id, for AddToCart, setMarket and setProductId. */
export function idProblem(event: string, value: unknown): string | undefined {
  return isId(value) && value !== '' ? undefined : `${event} event requires a string as an argument`
}

/** As {@link idProblem}; null and undefined take an id back, for setUserId and setSessionId. */
export function optionalIdProblem(event: string, value: unknown): string | undefined {
  return value === null || value === undefined
    ? undefined
    : isId(value)
      ? undefined
      : `${event} event requires a string as an argument`
}
