import { SHOP } from '@klarsikt/shop-config'
import type { RecommendationSource } from '../recommendation-source.js'
import { runWithConsent } from '../run-with-consent.js'
import type { ShopStore } from '../shop-state.js'

/** What the discovery service needs to start [CONSENT-001]. */
export interface DiscoverySetup {
  readonly merchant: string
  readonly market: string
  readonly locale: string
  readonly shopperId: string
}

/** The running discovery service of this page. */
export interface Discovery {
  readonly recommend: RecommendationSource
  /** Stops the service and deletes what it has stored on the device. */
  readonly stop: () => void
}

/** Loads the service's code and starts it. */
export type StartDiscovery = (setup: DiscoverySetup) => Promise<Discovery>

/**
 * Runs the discovery service while the visitor consents to personal suggestions. Without consent, no code is loaded and
 * no call is made [CONSENT-002]. Returns a function that stops it.
 */
export function runDiscovery(store: ShopStore, start: StartDiscovery, shopperId: string): () => void {
  return runWithConsent(store, 'recommendations', () => {
    let ended = false
    let running: Discovery | null = null
    start({ merchant: SHOP.brand.slug, market: SHOP.market.code, locale: SHOP.market.locale, shopperId }).then(
      (begun) => {
        if (ended) return begun.stop()
        running = begun
        store.setState({ recommend: begun.recommend })
      },
      // Without the service the shop only lacks suggestions.
      () => undefined,
    )
    return () => {
      ended = true
      running?.stop()
      // The state is set after the change of consent that stopped the service has ended.
      queueMicrotask(() => store.setState({ recommend: null }))
    }
  })
}
