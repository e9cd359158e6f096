/** The widget as custom elements, with their runtime: importing this makes them known to the page. */
import { defineElements } from '../embed/define.js'

export { DiscoveryElement } from '../embed/discovery-element.js'
export {
  ListingElement,
  RecommendationsElement,
  SearchFieldElement,
  SearchPageElement,
} from '../embed/place-elements.js'
export type { CardRenderer, DiscoveryElementOptions } from '../embed/attributes.js'
export { defineElements }

defineElements()
