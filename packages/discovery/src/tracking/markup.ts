import type { ResultIds } from '../wire.js'
import type { Tracker } from './tracker.js'

const RESULT_ID_ATTRIBUTES = [
  ['data-recommendation-id', 'recommendation_id'],
  ['data-search-result-id', 'search_result_id'],
  ['data-product-listing-result-id', 'product_listing_result_id'],
] as const
/** Buttons of a host page's own cards that put a product into the cart. */
const ADD_TO_CART = '.depict-add-to-cart'

/** Where a card of the host page was seen, from the attributes that it or something around it carries. */
export function resultIdsOf(element: Element): ResultIds {
  const ids: Record<string, string> = {}
  for (const [attribute, name] of RESULT_ID_ATTRIBUTES) {
    const value = element.closest(`[${attribute}]`)?.getAttribute(attribute)
    if (value) ids[name] = value
  }
  return ids
}

/** A click on one of the page's own buttons marked `depict-add-to-cart`, or anywhere else. */
export function markupClicked(target: EventTarget | null, tracker: Pick<Tracker, 'addToCart'>): void {
  const button = target instanceof Element ? target.closest(ADD_TO_CART) : null
  const product = button?.closest('[data-product-id]')?.getAttribute('data-product-id')
  if (button && product) tracker.addToCart(product, resultIdsOf(button))
}

/**
 * Listens for the page's own buttons marked `depict-add-to-cart`. The product is named by `data-product-id` on the button
 * or around it. Returns a function that stops it.
 */
export function watchMarkup(root: Document | Element, tracker: Pick<Tracker, 'addToCart'>): () => void {
  const onClick = ({ target }: Event) => markupClicked(target, tracker)
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}
