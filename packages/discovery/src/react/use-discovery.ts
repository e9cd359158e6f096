import { useMemo } from 'react'
import type { DiscoveryClient } from '../core/client.js'
import { type Purchase, trackPurchase } from '../tracking/purchase.js'
import type { ResultIds } from '../wire.js'
import { useDiscoveryContext } from './context.js'

/** The client of the nearest provider, and functions that report to it. */
export interface Discovery {
  readonly client: DiscoveryClient
  /**
   * Reports that a product page is shown. Call it in an effect of that page. It counts once for a product and address,
   * however often the effect runs.
   */
  readonly trackProductView: (productId: string | number) => void
  /**
   * Reports that a product was put into the cart. `resultIds` names the search result it came from, if the shop's card
   * knows it.
   */
  readonly trackAddToCart: (productId: string | number, resultIds?: ResultIds) => void
  /** Reports a complete purchase. It counts once for each `transaction_id`, however often the page is loaded. */
  readonly trackPurchase: (purchase: Purchase) => void
}

/**
 * Tracks product views, carts and purchases. The functions stay the same across renders, never throw, and send nothing
 * before the shopper consents. A wrong argument is reported in the console.
 */
export function useDiscovery(): Discovery {
  const { client } = useDiscoveryContext()
  return useMemo(
    () => ({
      client,
      trackProductView: client.tracker.pageView,
      trackAddToCart: client.tracker.addToCart,
      trackPurchase: (purchase: Purchase) => trackPurchase(client, purchase),
    }),
    [client],
  )
}
