import { type ReactNode, useMemo } from 'react'
import type { DiscoveryClient } from '../core/client.js'
import { formatPrice, MODAL_PRICE, type PriceFormat } from '../price.js'
import { DiscoveryContext, type DiscoveryContextValue, type PriceFormatter } from '../react/context.js'
import type { DiscoveryProviderProps } from '../react/provider-props.js'
import { SearchModal } from './modal.js'

/** Props of the provider that concern only the views. */
export type ViewProps = Pick<
  DiscoveryProviderProps,
  'locale' | 'uniqueInstanceKeyForState' | 'search' | 'category' | 'filters' | 'formatPrice' | 'image' | 'children'
> & {
  /** The code that made this client has already started it. */
  readonly client: DiscoveryClient
}

/** Provides a running client to the views below and renders the search modal. */
export function ClientProvider({ client, locale, search, category, image = null, ...props }: ViewProps): ReactNode {
  const { formatPrice: price, filters: filterSettings } = props
  const instanceKey = props.uniqueInstanceKeyForState ?? ''
  const modalCard = search?.modalProductCard ?? null
  const emptyModal = search?.emptyModal ?? null
  const metaTitleSuffix = category?.metaTitleSuffix ?? null
  const value = useMemo<DiscoveryContextValue>(() => {
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
      filterSettings,
    }
  }, [client, locale, instanceKey, price, image, modalCard, emptyModal, metaTitleSuffix, filterSettings])
  return (
    <DiscoveryContext.Provider value={value}>
      {props.children}
      <SearchModal instanceKey={instanceKey} />
    </DiscoveryContext.Provider>
  )
}
