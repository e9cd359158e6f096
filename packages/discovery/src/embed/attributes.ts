import type { DebugModule } from '../core/debug-watch.js'
import type { FiltersSettings } from '../filters/settings.js'
import type { Locale } from '../locales/types.js'
import type { ImageAddress, PriceFormatter } from '../react/context.js'
import type { DisplayTransformers } from '../react/transformers.js'
import type { NavigateFunction } from '../url/navigation.js'
import type { Consent } from '../watch.js'
import type { Display } from '../wire.js'

/** Draws a product as a node of the shop. For null it draws a placeholder of the same size. */
export type CardRenderer = (display: Display | null) => Node

/** Options that attributes cannot hold. Set them before the element is added to the page. */
export interface DiscoveryElementOptions {
  /** Texts of a language from `@klarsikt/discovery/locales/…`. The default is English. */
  readonly locale?: Locale
  /** Navigates with the shop's router. Without it the browser loads another path as for any link. */
  readonly navigateFunction?: NavigateFunction
  /** Settings of filters by their field. */
  readonly filters?: FiltersSettings
  readonly displayTransformers?: DisplayTransformers
  /** Formats prices as the shop writes them. */
  readonly formatPrice?: PriceFormatter
  /**
   * Returns the address of a picture in another width. The attribute `images="service"` uses the discovery service
   * instead.
   */
  readonly image?: ImageAddress
  /** Draws the cards of lists and pages instead of the widget's own. */
  readonly productCard?: CardRenderer
  /** Draws the cards of the modal instead of the widget's own small ones. */
  readonly modalProductCard?: CardRenderer
  /** Is sent with every call, for the merchant's own use. */
  readonly metaData?: unknown
  /**
   * Loads the panel for pages with `depict_debug` in their address: `() => import('@klarsikt/discovery/debug')`. The
   * script tag loads it from `embed-debug.js` beside it.
   */
  readonly debugPanel?: () => Promise<DebugModule>
}

/** Attributes of `<klarsikt-discovery>`. On the script tag they have the prefix `data-`. */
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

/** The methods that read the attributes of an element. */
export type Attributes = Pick<Element, 'getAttribute' | 'hasAttribute'>

/**
 * Reads the attribute `consent`. `granted` gives true and `denied` gives false. Anything else gives undefined, because
 * the shopper has not answered yet.
 */
export function consentOf(attributes: Attributes): Consent {
  const value = attributes.getAttribute('consent')
  return value === 'granted' ? true : value === 'denied' ? false : undefined
}
