import type { Cart, Consent } from '@klarsikt/contract/shop/types'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RecommendationSource } from './recommendation-source.js'
import type { ShopperFacts } from './shopper-facts.js'
import { dataLayerEvents } from './tracking/data-layer.js'

/** The overlay above the page. Only one is open at a time. */
export type Overlay = 'menu' | 'search' | 'cart' | 'consent'

/** The state that the shell and the pages share in the browser. The server creates a new one for every request. */
export interface ShopState {
  readonly cart: Cart | null
  /** The facts from which cart and consent were last taken. A render may already have newer ones. */
  readonly facts: ShopperFacts | null
  readonly token: string | null
  /** The id of the cart, or null without a session. */
  readonly shopperId: string | null
  readonly apiKey: string
  readonly consent: Consent | null
  /** The index in the data layer at which the visitor chose cookies. It is 0 for a choice from before the page. */
  readonly consentFrom: number
  readonly overlay: Overlay | null
  /** The source of suggestions. Null without consent to them, and without a service. */
  readonly recommend: RecommendationSource | null
  /** Loads the code of an overlay in advance. The shell, which has the overlays, sets it. */
  readonly prefetchOverlay: (name: Overlay) => void
}

export type ShopStore = StoreApi<ShopState>

const INITIAL = {
  cart: null,
  facts: null,
  token: null,
  shopperId: null,
  consent: null,
  consentFrom: 0,
  overlay: null,
  recommend: null,
  prefetchOverlay: () => undefined,
} satisfies Partial<ShopState>

export function createShopStore(initial: Pick<ShopState, 'apiKey'> & Partial<ShopState>): ShopStore {
  return createStore<ShopState>(() => ({ ...INITIAL, ...initial }))
}

const Shop = createContext<ShopStore | null>(null)

export const ShopProvider = Shop

/** Returns the store itself, for handlers that write to it. */
export function useShop(): ShopStore {
  const store = useContext(Shop)
  if (!store) throw new Error('Outside the shop')
  return store
}

/** Returns a part of the state. The component renders again when it changes. */
export function useShopState<T>(select: (state: ShopState) => T): T {
  return useStore(useShop(), select)
}

/** Takes over the shopper's facts. What could not be loaded keeps its previous value. */
export function keepShopper(store: ShopStore, facts: ShopperFacts): void {
  const { shopper, consent } = facts
  store.setState({
    facts,
    ...(shopper && { cart: shopper.cartHead.cart, shopperId: shopper.cartHead.shopperId, token: shopper.token }),
    // An answer that was under way when the visitor chose does not contain the choice.
    ...(consent && (consent.decidedAt !== null || store.getState().consent?.decidedAt == null) && { consent }),
  })
}

/** Takes over a choice of cookies that was just made. */
export function keepConsent(store: ShopStore, consent: Consent): void {
  store.setState({ consent, consentFrom: dataLayerEvents().length })
}
