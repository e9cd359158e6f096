import type { Environment } from '../environment.js'
import type { DiscoveryEvent, PurchasedProduct } from '../wire.js'

/** Largest length of an event id at the service. */
const MAX_ID_LENGTH = 100

/** A purchase as the host page reports it. */
export type Purchase = {
  readonly transaction_id: string | number
  /** ISO 4217 code. */
  readonly currency: string
  /** The bought products. Unit prices are in that currency, with decimals. */
  readonly items: readonly { readonly item_id: string | number; readonly price: number; readonly quantity: number }[]
}

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** Returns why a purchase cannot be counted, in the words that merchants know. Returns undefined when it can. */
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

/** Throws the problem of {@link purchaseProblem}. {@link trackPurchase} only reports it and so never breaks a page. */
export function assertPurchase(purchase: unknown, market: string | undefined): asserts purchase is Purchase {
  const problem = purchaseProblem(purchase, market)
  if (problem) throw new TypeError(problem)
}

function purchasedProducts({ items }: Purchase): PurchasedProduct[] {
  return items.map(({ item_id, price, quantity }) => ({ sku: String(item_id), price, quantity }))
}

/** Receives a purchase. A discovery client is such a target. */
export type PurchaseTarget = {
  readonly market: () => string | undefined
  readonly track: (event: DiscoveryEvent, id?: string) => void
  readonly env: Pick<Environment, 'report'>
}

/**
 * Tracks a purchase. It counts once for each transaction, however often the confirmation page is loaded. It never
 * throws. An invalid purchase is reported with what is missing and is not sent.
 */
export function trackPurchase(client: PurchaseTarget, purchase: Purchase): void {
  const market = client.market()
  const problem = purchaseProblem(purchase, market)
  if (problem) return client.env.report(problem)
  const transaction_id = String(purchase.transaction_id)
  const id = `purchase-${market}-${transaction_id}`
  client.track(
    { event_type: 'purchase', transaction_id, currency: purchase.currency, products: purchasedProducts(purchase) },
    id.length > MAX_ID_LENGTH ? undefined : id,
  )
}
