import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { DiscoveryClient } from '../core/client.js'
import type { FiltersSettings } from '../filters/settings.js'
import type { PictureSources } from '../images.js'
import type { Locale } from '../locales/types.js'
import type { Display } from '../wire.js'

/** Draws a product; without one, a placeholder of the same size. */
export type ProductCardComponent = ComponentType<{ readonly display: Display | null }>

/** An amount in the currency's unit, with decimals, as the shop writes it. */
export type PriceFormatter = (amount: number, currency: string) => string

/** Where a picture is to be had in other widths and formats. */
export type ImageAddress = (source: string) => PictureSources

/** What the views share. */
export interface DiscoveryContextValue {
  readonly client: DiscoveryClient
  readonly locale: Locale
  readonly instanceKey: string
  /** Of lists and pages. */
  readonly price: PriceFormatter
  /** Of the modal, which has a default of its own. */
  readonly modalPrice: PriceFormatter
  /** Null: pictures are shown as they are. */
  readonly image: ImageAddress | null
  readonly modalCard: ProductCardComponent | null
  readonly emptyModal: ReactNode
  readonly metaTitleSuffix: string | null
  /** By field; undefined: as the widget shows them. */
  readonly filterSettings: FiltersSettings | undefined
}

export const DiscoveryContext = createContext<DiscoveryContextValue | null>(null)

/** Where recommendations are asked for outside a provider. */
export const NOT_CONFIGURED = 'Depict recommendations are not configured. Wrap your app in a DepictProvider.'

/** What the nearest provider gives. Throws outside of one. */
export function useDiscoveryContext(problem = 'No DiscoveryProvider around'): DiscoveryContextValue {
  const value = useContext(DiscoveryContext)
  if (!value) throw new Error(problem)
  return value
}
