import type { ReactNode } from 'react'
import type { DiscoveryClient, DiscoverySnapshot } from '../core/client.js'
import type { FiltersSettings } from '../filters/settings.js'
import type { Locale } from '../locales/types.js'
import type { NavigateFunction } from '../url/navigation.js'
import type { Consent } from '../watch.js'
import type { ImageAddress, PriceFormatter, ProductCardComponent } from './context.js'
import type { DisplayTransformers } from './transformers.js'

/** Settings of the search. */
export interface SearchSettings {
  /** Path of the page that holds the {@link SearchPage}. */
  readonly searchPagePath?: string
  /** Query parameter of the search text. The default is `query`. */
  readonly urlParamName?: string
  /** Shows categories and brands among the suggestions. The default is true. */
  readonly enableCategorySuggestions?: boolean
  /** Shows content pages among the suggestions and results. The default is true. */
  readonly enableContentSearch?: boolean
  /** When true, another query clears filters and sorting, and the shopper can restore them. */
  readonly clearFiltersOnNewQuery?: boolean
  /** Draws the cards of the modal instead of its own small ones. */
  readonly modalProductCard?: ProductCardComponent
  /** Is shown in the modal while nothing is typed, such as popular searches. */
  readonly emptyModal?: ReactNode
}

export interface DiscoveryProviderProps {
  /** Public id of the merchant. */
  readonly merchant: string
  /** Market such as `se`. */
  readonly market: string
  /** Texts of a language from `@klarsikt/discovery/locales/…`. */
  readonly locale: Locale
  /** Base address of the discovery service. The default is the page's own origin. */
  readonly apiUrl?: string
  readonly userId?: string | number | null | undefined
  readonly sessionId?: string | number | null | undefined
  /** Is sent with every call, for the merchant's own use. */
  readonly metaData?: unknown
  /** Is undefined until the shopper has answered. Before that nothing is stored and no event is sent. */
  readonly consent?: Consent
  /** Suffix of every name that this instance uses in addresses and history. */
  readonly uniqueInstanceKeyForState?: string
  readonly navigateFunction?: NavigateFunction
  readonly search?: SearchSettings
  readonly category?: {
    /** Is added to the end of the document's title on category pages. */
    readonly metaTitleSuffix?: string
    /** When true, category pages ignore `query_id` in the address. */
    readonly disableOverrideQueryId?: boolean
  }
  /** Settings of filters by field. Define the object outside of the component, so that it stays the same. */
  readonly filters?: FiltersSettings
  readonly displayTransformers?: DisplayTransformers
  /** Writes prices as the shop does. The default is the format of the locale. */
  readonly formatPrice?: PriceFormatter
  /** Returns the addresses of pictures in other widths: {@link imageService}, or a function of the shop. */
  readonly image?: ImageAddress | null
  /** First results from a server: what `dehydrate()` of the client there returned. */
  readonly initial?: DiscoverySnapshot
  /** A client that was made elsewhere. It keeps its own settings of the connection, and those above are ignored. */
  readonly client?: DiscoveryClient
  readonly children?: ReactNode
}
