import type { Cart, CartItem, CheckoutState, Confirmation } from '@klarsikt/contract/shop/types'
import { scrubText } from './scrub.js'
import type { VideoAction } from './video-action.js'

/**
 * An article as lists, carts and orders describe it. It has no SKU, whose number contains a strength, and nothing about
 * eyes, addresses or people's names.
 */
export interface EventItem {
  /** Missing only in events that other code has put into the data layer. */
  readonly item_id?: string
  readonly item_name: string
  readonly item_brand?: string
  readonly item_category?: string
  /** Price of one piece in kronor. */
  readonly price: number
  readonly quantity?: number
  /** Place in its list, counted from 0. */
  readonly index?: number
}

interface Items {
  readonly currency: 'SEK'
  /** Sum in kronor. */
  readonly value: number
  readonly items: readonly EventItem[]
}

/** How a person logged in. */
export type LoginMethod = 'email' | 'eid' | 'store'

interface ListItems {
  readonly item_list_id: string
  readonly item_list_name: string
  readonly items: readonly EventItem[]
}

/** Every event of the shop, with the names that analytics tools know [TRACK-001, CART-008, CART-009]. */
export type TrackingEvent =
  | { readonly event: 'page_view'; readonly url: string; readonly referrer: string }
  | { readonly event: 'view_item_list' | 'select_item'; readonly ecommerce: ListItems }
  | {
      readonly event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout'
      readonly ecommerce: Items
    }
  | { readonly event: 'add_shipping_info'; readonly ecommerce: Items & { readonly shipping_tier: string } }
  | { readonly event: 'add_payment_info'; readonly ecommerce: Items & { readonly payment_type: string } }
  | {
      readonly event: 'purchase'
      readonly ecommerce: Items & {
        readonly transaction_id: string
        readonly tax: number
        readonly shipping: number
      }
    }
  | { readonly event: 'search'; readonly search_term: string; readonly results: number }
  | { readonly event: 'login'; readonly method: LoginMethod }
  | { readonly event: 'video_control'; readonly video_action: VideoAction; readonly video_title: string }

/** The part of an article that its events need. */
export interface ListedArticle {
  readonly id: number
  readonly name: string
  readonly brand: string
  readonly url: string
  readonly family?: string
  readonly price: { readonly unit: { readonly amount: number } }
}

/** A list on the page: a listing, a row of goods, or the hits of a search. */
export interface ArticleList {
  /** A path or name that stays the same, such as `/glasögon` or `search`. */
  readonly id: string
  readonly name: string
  readonly articles: readonly ListedArticle[]
}

export function viewItem(article: ListedArticle): TrackingEvent {
  return { event: 'view_item', ecommerce: priced([articleItem(article)]) }
}

/** Returns the event of a shown list, or null for an empty list. */
export function viewItemList(list: ArticleList): TrackingEvent | null {
  if (list.articles.length === 0) return null
  const items = list.articles.map((article, index) => ({ ...articleItem(article), index }))
  return { event: 'view_item_list', ecommerce: { item_list_id: list.id, item_list_name: list.name, items } }
}

/** Returns the event of an article that was chosen in a list. */
export function selectItem(list: ArticleList, index: number): TrackingEvent | null {
  const article = list.articles[index]
  if (!article) return null
  const items = [{ ...articleItem(article), index }]
  return { event: 'select_item', ecommerce: { item_list_id: list.id, item_list_name: list.name, items } }
}

export function viewCart(cart: Cart): TrackingEvent {
  return { event: 'view_cart', ecommerce: { currency: 'SEK', value: cart.totalCost, items: cart.items.map(cartItem) } }
}

/**
 * Returns what was added to the cart and removed from it between two answers. A changed quantity counts by its
 * difference.
 */
export function cartChanges(before: Cart | null, after: Cart): TrackingEvent[] {
  const were = new Map((before?.items ?? []).map((item) => [item.lineId, item]))
  const are = new Map(after.items.map((item) => [item.lineId, item]))
  const added = after.items.flatMap((item) => changed(item, item.quantity - (were.get(item.lineId)?.quantity ?? 0)))
  const removed = [...were.values()].flatMap((item) =>
    changed(item, item.quantity - (are.get(item.lineId)?.quantity ?? 0)),
  )
  return [
    ...(added.length > 0 ? [{ event: 'add_to_cart' as const, ecommerce: priced(added) }] : []),
    ...(removed.length > 0 ? [{ event: 'remove_from_cart' as const, ecommerce: priced(removed) }] : []),
  ]
}

export function beginCheckout(checkout: CheckoutState): TrackingEvent | null {
  return checkout.cart.items.length === 0 ? null : { event: 'begin_checkout', ecommerce: checkoutItems(checkout) }
}

export function addShippingInfo(checkout: CheckoutState): TrackingEvent | null {
  const chosen = checkout.deliveryOptions.find(({ id }) => id === checkout.delivery?.method)
  return chosen
    ? { event: 'add_shipping_info', ecommerce: { ...checkoutItems(checkout), shipping_tier: chosen.name } }
    : null
}

export function addPaymentInfo(checkout: CheckoutState): TrackingEvent | null {
  const chosen = checkout.paymentOptions.find(({ method }) => method === checkout.paymentMethod)
  return chosen
    ? { event: 'add_payment_info', ecommerce: { ...checkoutItems(checkout), payment_type: chosen.name } }
    : null
}

export function purchase({ orderNumber, lines, delivery, totals }: Confirmation): TrackingEvent {
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: orderNumber,
      currency: 'SEK',
      value: totals.total,
      tax: totals.vatTotal,
      shipping: delivery.price,
      items: lines.map(({ articleId, description, brand, unitPrice, quantity }) => ({
        item_id: String(articleId),
        item_name: description,
        item_brand: brand,
        price: unitPrice,
        quantity,
      })),
    },
  }
}

/** Returns the event of a search, without text that may identify a person. */
export function search(query: string, results: number): TrackingEvent {
  return { event: 'search', search_term: scrubText(query), results }
}

export function login(method: LoginMethod): TrackingEvent {
  return { event: 'login', method }
}

function articleItem({ id, name, brand, family, price }: ListedArticle): EventItem {
  return {
    item_id: String(id),
    item_name: name,
    item_brand: brand,
    ...(family !== undefined && { item_category: family }),
    price: price.unit.amount,
  }
}

function cartItem(item: CartItem): EventItem {
  return {
    item_id: String(item.articleId),
    item_name: item.articleDescription,
    item_brand: item.brand,
    item_category: item.category,
    price: item.price.amount,
    quantity: item.quantity,
  }
}

function changed(item: CartItem, difference: number): EventItem[] {
  return difference > 0 ? [{ ...cartItem(item), quantity: difference }] : []
}

function checkoutItems({ cart, totals }: CheckoutState): Items {
  return { currency: 'SEK', value: totals.total, items: cart.items.map(cartItem) }
}

function priced(items: readonly EventItem[]): Items {
  const ore = items.reduce((sum, { price, quantity = 1 }) => sum + Math.round(price * 100) * quantity, 0)
  return { currency: 'SEK', value: ore / 100, items }
}
