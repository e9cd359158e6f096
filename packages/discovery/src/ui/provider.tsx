import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { DiscoveryClient, DiscoverySnapshot } from '../core/client.js'
import { explain } from '../core/explain.js'
import { pictureSources } from '../images.js'
import type { Locale } from '../locales/types.js'
import { formatPrice, MODAL_PRICE, type PriceFormat } from '../price.js'
import {
  DepictContext,
  type DepictContextValue,
  type ImageAddress,
  type PriceFormatter,
  type ProductCardComponent,
} from '../react/context.js'
import { listenToHostPage } from '../react/host-page.js'
import { mount } from '../react/mounted.js'
import type { DisplayTransformers } from '../react/transformers.js'
import type { Consent } from '../tracking/event-queue.js'
import type { NavigateFunction } from '../url/navigation.js'
import { createClient } from './create-client.js'
import { SearchModal } from './modal.js'

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

export interface DepictProviderProps {
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
  /** Ends the names of everything this instance keeps in addresses and history. */
  readonly uniqueInstanceKeyForState?: string
  readonly navigateFunction?: NavigateFunction
  readonly search?: SearchSettings
  readonly category?: {
    /** Ends the document's title on category pages. */
    readonly metaTitleSuffix?: string
    /** Category pages follow no `query_id` of the address. */
    readonly disableOverrideQueryId?: boolean
  }
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

/** Addresses of the discovery service's own pictures: `GET {apiUrl}/v2/image`. */
export const imageService =
  (apiUrl: string, merchant: string): ImageAddress =>
  (source) =>
    pictureSources(apiUrl, merchant, source)

/** The client, and what hands it the router of a later rendering. */
function holdClient(props: DepictProviderProps) {
  let navigate = props.navigateFunction
  return {
    client: props.client ?? createClient(props, (...call) => navigate?.(...call)),
    routeBy(next: NavigateFunction | undefined) {
      navigate = next
    },
  }
}

/** Around everything of the widget, once on a page. `DiscoveryProvider` is the same. */
export function DepictProvider(props: DepictProviderProps): ReactNode {
  const { locale, market, userId, sessionId, consent, search, category, formatPrice: price, image = null } = props
  const [{ client, routeBy }] = useState(() => holdClient(props))
  const own = props.client ? null : client
  useEffect(() => routeBy(props.navigateFunction), [routeBy, props.navigateFunction])
  useEffect(() => mount(client, listenToHostPage), [client])
  useEffect(() => {
    if (own && !own.options.navigate) explain((problems) => problems.noRouter(own.env))
  }, [own])
  useFollowed(own, { market, userId, sessionId, consent })

  const instanceKey = props.uniqueInstanceKeyForState ?? ''
  const modalCard = search?.modalProductCard ?? null
  const emptyModal = search?.emptyModal ?? null
  const metaTitleSuffix = category?.metaTitleSuffix ?? null
  const value = useMemo<DepictContextValue>(() => {
    const priceIn = (format: PriceFormat): PriceFormatter =>
      price ?? ((amount) => formatPrice(amount, format, client.env.report))
    return {
      client,
      locale,
      instanceKey,
      price: priceIn(locale.priceFormat),
      modalPrice: priceIn(MODAL_PRICE),
      image,
      modalCard,
      emptyModal,
      metaTitleSuffix,
    }
  }, [client, locale, instanceKey, price, image, modalCard, emptyModal, metaTitleSuffix])
  return (
    <DepictContext.Provider value={value}>
      {props.children}
      <SearchModal instanceKey={instanceKey} />
    </DepictContext.Provider>
  )
}

type Followed = Pick<DepictProviderProps, 'market' | 'userId' | 'sessionId' | 'consent'>

/** What may change while the page lives, of a client that is the provider's own. */
function useFollowed(own: DiscoveryClient | null, { market, userId, sessionId, consent }: Followed): void {
  useEffect(() => own?.setMarket(market), [own, market])
  useEffect(() => own?.setIds({ userId, sessionId }), [own, userId, sessionId])
  useEffect(() => {
    if (own?.consent() !== consent) own?.setConsent(consent)
  }, [own, consent])
}
