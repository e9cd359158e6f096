import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { DiscoveryClient } from '../core/client.js'
import type { FiltersSettings } from '../filters/settings.js'
import type { PictureSources } from '../images.js'
import type { Locale } from '../locales/types.js'
import type { Display } from '../wire.js'

/** Draws a product. For null it draws a placeholder of the same size. */
export type ProductCardComponent = ComponentType<{ readonly display: Display | null }>

/** Writes an amount as the shop does. The amount is in the currency's unit, with decimals. */
export type PriceFormatter = (amount: number, currency: string) => string

/** Returns the addresses of a picture in other widths and formats. */
export type ImageAddress = (source: string) => PictureSources

/** The values that the views share. */
export interface DiscoveryContextValue {
  readonly client: DiscoveryClient
  readonly locale: Locale
  readonly instanceKey: string
  /** Writes prices in lists and on pages. */
  readonly price: PriceFormatter
  /** Writes prices in the modal, which has another default. */
  readonly modalPrice: PriceFormatter
  /** Null means that pictures are shown as they are. */
  readonly image: ImageAddress | null
  readonly modalCard: ProductCardComponent | null
  readonly emptyModal: ReactNode
  readonly metaTitleSuffix: string | null
  /** Settings of filters by field. Undefined means the widget's defaults. */
  readonly filterSettings: FiltersSettings | undefined
}

export const DiscoveryContext = createContext<DiscoveryContextValue | null>(null)

/** Message for recommendations outside of a provider. */
export const NOT_CONFIGURED = 'Depict recommendations are not configured. Wrap your app in a DepictProvider.'

/** Returns the values of the nearest provider. Throws `problem` when there is none. */
export function useDiscoveryContext(problem = 'No DiscoveryProvider around'): DiscoveryContextValue {
  const value = useContext(DiscoveryContext)
  if (!value) throw new Error(problem)
  return value
}
