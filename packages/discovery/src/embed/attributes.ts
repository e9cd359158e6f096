import type { DebugModule } from '../core/debug-watch.js'
import type { FiltersSettings } from '../filters/settings.js'
import type { Locale } from '../locales/types.js'
import type { ImageAddress, PriceFormatter } from '../react/context.js'
import type { DisplayTransformers } from '../react/transformers.js'
import type { NavigateFunction } from '../url/navigation.js'
import type { Consent } from '../watch.js'
import type { Display } from '../wire.js'

/** Draws a product in a node of the shop's own; for null a placeholder of the same size. */
export type CardRenderer = (display: Display | null) => Node

/** What an attribute cannot say. Set it before the element is on the page. */
export interface DiscoveryElementOptions {
  /** A table of `@klarsikt/discovery/locales/…`; English unless given. */
  readonly locale?: Locale
  /** The host's router. Without one, another path is loaded as any link would. */
  readonly navigateFunction?: NavigateFunction
  /** How filters are shown, by field. */
  readonly filters?: FiltersSettings
  readonly displayTransformers?: DisplayTransformers
  /** How the shop writes prices. */
  readonly formatPrice?: PriceFormatter
  /** Where pictures are drawn in other widths; `images="service"` names the discovery service's own. */
  readonly image?: ImageAddress
  /** Cards of lists and pages in place of the widget's own. */
  readonly productCard?: CardRenderer
  /** Cards of the modal in place of the widget's own small ones. */
  readonly modalProductCard?: CardRenderer
  /** Sent with every call, for the merchant's own use. */
  readonly metaData?: unknown
  /**
   * Fetches the panel that pages with `depict_debug` in their address show: `() => import('@klarsikt/discovery/debug')`.
   * The script tag has its own, from `embed-debug.js` next to it.
   */
  readonly debugPanel?: () => Promise<DebugModule>
}

/** Attributes of `<klarsikt-discovery>`; with `data-` before them, those of the script tag. */
export const SETTINGS = [
  'tenant',
  'market',
  'api',
  'locale',
  'consent',
  'search-page',
  'query-param',
  'instance-key',
  'user-id',
  'session-id',
  'clear-filters',
  'suggest',
  'anonymous-events',
  'ignore-query-id',
  'images',
  'prices',
  'stylesheet',
] as const

/** What is read of an element. */
export type Attributes = Pick<Element, 'getAttribute' | 'hasAttribute'>

/** `granted` and `denied`; anything else, or nothing: the shopper was not asked yet. */
export function consentOf(attributes: Attributes): Consent {
  const value = attributes.getAttribute('consent')
  return value === 'granted' ? true : value === 'denied' ? false : undefined
}
