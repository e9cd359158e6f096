import type { ReactNode } from 'react'
import type { DiscoveryClient, DiscoverySnapshot } from '../core/client.js'
import type { FiltersSettings } from '../filters/settings.js'
import type { Locale } from '../locales/types.js'
import type { NavigateFunction } from '../url/navigation.js'
import type { Consent } from '../watch.js'
import type { ImageAddress, PriceFormatter, ProductCardComponent } from './context.js'
import type { DisplayTransformers } from './transformers.js'

/** What the search of a shop is set to. */
export interface SearchSettings {
  /** Path of the page that holds the {@link SearchPage}. */
  readonly searchPagePath?: string
  /** Query parameter of the search text; `query` unless said. */
  readonly urlParamName?: string
  /** Categories and brands among the suggestions; true unless said. */
  readonly enableCategorySuggestions?: boolean
  /** Content pages among the suggestions and results; true unless said. */
  readonly enableContentSearch?: boolean
  /** Another query clears filters and sorting, and offers them back. */
  readonly clearFiltersOnNewQuery?: boolean
  /** Cards of the modal in place of its own small ones. */
  readonly modalProductCard?: ProductCardComponent
  /** Shown in the modal while nothing is typed, such as popular searches. */
  readonly emptyModal?: ReactNode
}

export interface DiscoveryProviderProps {
  /** The merchant's public id. */
  readonly merchant: string
  /** Such as `se`. */
  readonly market: string
  /** A table of `@klarsikt/discovery/locales/…`. */
  readonly locale: Locale
  /** Base of the discovery service; the page's own origin unless said. */
  readonly apiUrl?: string
  readonly userId?: string | number | null | undefined
  readonly sessionId?: string | number | null | undefined
  /** Sent with every call, for the merchant's own use. */
  readonly metaData?: unknown
  /** Undefined until the shopper was asked: nothing is stored and no event is sent before. */
  readonly consent?: Consent
  /** Suffix of every name this instance uses in addresses and history. */
  readonly uniqueInstanceKeyForState?: string
  readonly navigateFunction?: NavigateFunction
  readonly search?: SearchSettings
  readonly category?: {
    /** Ends the document's title on category pages. */
    readonly metaTitleSuffix?: string
    /** Category pages follow no `query_id` of the address. */
    readonly disableOverrideQueryId?: boolean
  }
  /** How filters are shown, by field; keep the object outside of the component. */
  readonly filters?: FiltersSettings
  readonly displayTransformers?: DisplayTransformers
  /** How the shop writes prices; unless said, as the tables of the widget do. */
  readonly formatPrice?: PriceFormatter
  /** Where pictures are drawn in other widths: {@link imageService}, or the shop's own. */
  readonly image?: ImageAddress | null
  /** First results of a server: `dehydrate()` of the client there. */
  readonly initial?: DiscoverySnapshot
  /** A client made elsewhere; the settings of the connection above are then its own. */
  readonly client?: DiscoveryClient
  readonly children?: ReactNode
}
