import { DiscoveryElement } from './discovery-element.js'
import { ListingElement, RecommendationsElement, SearchFieldElement, SearchPageElement } from './place-elements.js'

const ELEMENTS = {
  'klarsikt-search-field': SearchFieldElement,
  'klarsikt-search-page': SearchPageElement,
  'klarsikt-listing': ListingElement,
  'klarsikt-recommendations': RecommendationsElement,
  'klarsikt-discovery': DiscoveryElement,
} as const

declare global {
  interface HTMLElementTagNameMap {
    'klarsikt-search-field': SearchFieldElement
    'klarsikt-search-page': SearchPageElement
    'klarsikt-listing': ListingElement
    'klarsikt-recommendations': RecommendationsElement
    'klarsikt-discovery': DiscoveryElement
  }
}

/** Registers the custom elements on the page, once. Does nothing on a server. */
export function defineElements(): void {
  const registry = globalThis.customElements as CustomElementRegistry | undefined
  if (!registry) return
  for (const [name, element] of Object.entries(ELEMENTS)) if (!registry.get(name)) registry.define(name, element)
}
