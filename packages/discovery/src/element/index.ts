/** Importing this module registers the widget's custom elements on the page. It includes their runtime. */
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
