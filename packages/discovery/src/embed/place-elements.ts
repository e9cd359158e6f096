import { addPlace, nextPlaceId, type Place, placeChanged, type PlaceKind, removePlace } from './places.js'
import { adopt } from './styles.js'

/** Importable where there is no browser: then nothing can be made of it. */
export const ElementBase = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement)

/** Something of the widget that stands where the host page wants it. Its attributes may change at any time. */
abstract class PlaceElement extends ElementBase {
  abstract readonly kind: PlaceKind
  #place: Place | undefined

  connectedCallback(): void {
    if (!this.#place) {
      const root = adopt(this.attachShadow({ mode: 'open' }))
      this.#place = { id: nextPlaceId(), kind: this.kind, element: this, root }
    }
    addPlace(this.#place)
  }

  disconnectedCallback(): void {
    if (this.#place) removePlace(this.#place)
  }

  attributeChangedCallback(): void {
    if (this.#place) placeChanged()
  }
}

/** `<klarsikt-search-field>`: opens the search modal. */
export class SearchFieldElement extends PlaceElement {
  readonly kind = 'search-field'
}

/** `<klarsikt-search-page>`: the results of what the address says. */
export class SearchPageElement extends PlaceElement {
  static readonly observedAttributes = ['columns', 'gap', 'field']
  readonly kind = 'search-page'
}

/** `<klarsikt-listing category="…">`: the products of a category. */
export class ListingElement extends PlaceElement {
  static readonly observedAttributes = ['category', 'columns', 'gap', 'breadcrumbs', 'quick-links']
  readonly kind = 'listing'
}

/** `<klarsikt-recommendations>`: products that go with a product, several products, a category, or the shop. */
export class RecommendationsElement extends PlaceElement {
  static readonly observedAttributes = ['product', 'products', 'category', 'limit', 'heading', 'layout']
  readonly kind = 'recommendations'
}
