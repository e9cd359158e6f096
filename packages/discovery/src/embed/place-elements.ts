import {
  addMountPoint,
  nextMountPointId,
  type MountPoint,
  mountPointChanged,
  type MountPointKind,
  removeMountPoint,
} from './mount-points.js'
import { adopt } from './styles.js'

/** On a server there is no HTMLElement. A plain object replaces it there, so that this module can be imported. */
export const ElementBase = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement)

/** A part of the widget that the host page places. Its attributes may change at any time. */
abstract class PlaceElement extends ElementBase {
  abstract readonly kind: MountPointKind
  #mountPoint: MountPoint | undefined

  connectedCallback(): void {
    if (!this.#mountPoint) {
      const root = adopt(this.attachShadow({ mode: 'open' }))
      this.#mountPoint = { id: nextMountPointId(), kind: this.kind, element: this, root }
    }
    addMountPoint(this.#mountPoint)
  }

  disconnectedCallback(): void {
    if (this.#mountPoint) removeMountPoint(this.#mountPoint)
  }

  attributeChangedCallback(): void {
    if (this.#mountPoint) mountPointChanged()
  }
}

/** `<klarsikt-search-field>` shows a field that opens the search modal. */
export class SearchFieldElement extends PlaceElement {
  readonly kind = 'search-field'
}

/** `<klarsikt-search-page>` shows the results that the page's address asks for. */
export class SearchPageElement extends PlaceElement {
  static readonly observedAttributes = ['columns', 'gap', 'field']
  readonly kind = 'search-page'
}

/** `<klarsikt-listing category="…">` shows the products of a category. */
export class ListingElement extends PlaceElement {
  static readonly observedAttributes = ['category', 'columns', 'gap', 'breadcrumbs', 'quick-links']
  readonly kind = 'listing'
}

/**
 * `<klarsikt-recommendations>` shows products that go with a product, several products, a category, or the whole shop.
 */
export class RecommendationsElement extends PlaceElement {
  static readonly observedAttributes = ['product', 'products', 'category', 'limit', 'heading', 'layout']
  readonly kind = 'recommendations'
}
