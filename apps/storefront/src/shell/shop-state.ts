import type { Cart, CartHead, Consent } from '@klarsikt/contract/shop/types'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { toldSoFar } from '../lib/data-layer.js'
import type { RecommendationSource } from '../lib/discovery/run-discovery.js'

/** What lies over the page; one at a time. */
export type Overlay = 'menu' | 'search' | 'cart' | 'consent'

/** What the shell and the pages share in the browser. Made anew for every request on the server. */
export interface ShopState {
  readonly cart: Cart | null
  /** CSRF token of the session. */
  readonly token: string | null
  readonly apiKey: string
  readonly consent: Consent | null
  /** Place in the data layer at which the choice of cookies was made; 0 when it was there before the page. */
  readonly consentFrom: number
  readonly overlay: Overlay | null
  /** Where suggestions come from; null without consent to them, and where no service is handed in. */
  readonly recommend: RecommendationSource | null
}

export type ShopStore = StoreApi<ShopState>

export function createShopStore(initial: Omit<ShopState, 'consentFrom' | 'overlay' | 'recommend'>): ShopStore {
  return createStore<ShopState>(() => ({ ...initial, consentFrom: 0, overlay: null, recommend: null }))
}

const Shop = createContext<ShopStore | null>(null)

export const ShopProvider = Shop

/** The store itself, for handlers that write. */
export function useShop(): ShopStore {
  const store = useContext(Shop)
  if (!store) throw new Error('Outside the shop')
  return store
}

/** A part of the state; renders again when it changes. */
export function useShopState<T>(select: (state: ShopState) => T): T {
  return useStore(useShop(), select)
}

/** Takes over the cart of an answer. */
export function keepCart(store: ShopStore, head: CartHead): void {
  store.setState({ cart: head.cart })
}

/** Takes over a choice of cookies that has just been made. */
export function keepConsent(store: ShopStore, consent: Consent): void {
  store.setState({ consent, consentFrom: toldSoFar().length })
}
