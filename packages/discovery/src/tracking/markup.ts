import type { ResultIds } from '../wire.js'
import type { Tracker } from './tracker.js'

const RESULT_ID_ATTRIBUTES = [
  ['data-recommendation-id', 'recommendation_id'],
  ['data-search-result-id', 'search_result_id'],
  ['data-product-listing-result-id', 'product_listing_result_id'],
] as const
/** Selector of the host page's own buttons that put a product into the cart. */
const ADD_TO_CART = '.depict-add-to-cart'

/** Returns where a card of the host page came from. The element or a parent holds these ids in attributes. */
export function resultIdsOf(element: Element): ResultIds {
  const ids: Record<string, string> = {}
  for (const [attribute, name] of RESULT_ID_ATTRIBUTES) {
    const value = element.closest(`[${attribute}]`)?.getAttribute(attribute)
    if (value) ids[name] = value
  }
  return ids
}

/** Handles a click anywhere. It acts only on the page's own buttons marked `depict-add-to-cart`. */
export function markupClicked(target: EventTarget | null, tracker: Pick<Tracker, 'addToCart'>): void {
  const button = target instanceof Element ? target.closest(ADD_TO_CART) : null
  const product = button?.closest('[data-product-id]')?.getAttribute('data-product-id')
  if (button && product) tracker.addToCart(product, resultIdsOf(button))
}

/**
 * Listens for clicks on the page's own buttons marked `depict-add-to-cart`. `data-product-id` on the button or a parent
 * names the product. Returns a function that stops it.
 */
export function watchMarkup(root: Document | Element, tracker: Pick<Tracker, 'addToCart'>): () => void {
  const onClick = ({ target }: Event) => markupClicked(target, tracker)
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}
