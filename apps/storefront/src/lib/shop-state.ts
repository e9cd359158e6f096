import type { Cart, Consent } from '@klarsikt/contract/shop/types'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RecommendationSource } from './recommendation-source.js'
import type { ShopperFacts } from './shopper-facts.js'
import { dataLayerEvents } from './tracking/data-layer.js'

/** What lies over the page; one at a time. */
export type Overlay = 'menu' | 'search' | 'cart' | 'consent'

/** What the shell and the pages share in the browser. Made anew for every request on the server. */
export interface ShopState {
  readonly cart: Cart | null
  /** The facts that cart and consent were last taken from; a render may know newer ones already. */
  readonly facts: ShopperFacts | null
  /** CSRF token of the session. */
  readonly token: string | null
  /** Id of the cart; null without a session. */
  readonly shopperId: string | null
  readonly apiKey: string
  readonly consent: Consent | null
  /** Place in the data layer at which the choice of cookies was made; 0 when it was there before the page. */
  readonly consentFrom: number
  readonly overlay: Overlay | null
  /** Where suggestions come from; null without consent to them, and where no service is handed in. */
  readonly recommend: RecommendationSource | null
  /** Fetches the code of an overlay ahead; handed in by the shell, which holds the overlays. */
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

/** Takes over what is known of the shopper; what could not be had leaves what was known before. */
export function keepShopper(store: ShopStore, facts: ShopperFacts): void {
  const { shopper, consent } = facts
  store.setState({
    facts,
    ...(shopper && { cart: shopper.cartHead.cart, shopperId: shopper.cartHead.shopperId, token: shopper.token }),
    // An answer that was on its way when the visitor chose knows nothing of it.
    ...(consent && (consent.decidedAt !== null || store.getState().consent?.decidedAt == null) && { consent }),
  })
}

/** Takes over a choice of cookies that has just been made. */
export function keepConsent(store: ShopStore, consent: Consent): void {
  store.setState({ consent, consentFrom: dataLayerEvents().length })
}
