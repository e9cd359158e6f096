import { BRAND_SLUG, MARKET } from '@klarsikt/core/markets'
import type { RecommendationSource } from '../recommendation-source.js'
import { runWithConsent } from '../run-with-consent.js'
import type { ShopStore } from '../shop-state.js'

/** What the discovery service has to know before it begins [CONSENT-001]. */
export interface DiscoverySetup {
  readonly merchant: string
  readonly market: string
  readonly locale: string
  readonly shopperId: string
}

/** The discovery service on this page. */
export interface Discovery {
  readonly recommend: RecommendationSource
  /** Ends it and takes away what it has kept on the device. */
  readonly stop: () => void
}

/** Fetches the service's code and begins. */
export type StartDiscovery = (setup: DiscoverySetup) => Promise<Discovery>

/**
 * Runs the discovery service while there is consent to personal suggestions; before and after, nothing of it is fetched
 * or asked [CONSENT-002]. Gives back what ends it.
 */
export function runDiscovery(store: ShopStore, start: StartDiscovery, shopperId: string): () => void {
  return runWithConsent(store, 'recommendations', () => {
    let ended = false
    let running: Discovery | null = null
    start({ merchant: BRAND_SLUG, market: MARKET.code, locale: MARKET.locale, shopperId }).then(
      (begun) => {
        if (ended) return begun.stop()
        running = begun
        store.setState({ recommend: begun.recommend })
      },
      // Without the service the shop has no suggestions, and nothing else is missing.
      () => undefined,
    )
    return () => {
      ended = true
      running?.stop()
      // After the change of consent that led here.
      queueMicrotask(() => store.setState({ recommend: null }))
    }
  })
}
