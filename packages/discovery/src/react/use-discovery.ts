import { useMemo } from 'react'
import type { DiscoveryClient } from '../core/client.js'
import { type Purchase, trackPurchase } from '../tracking/purchase.js'
import type { ResultIds } from '../wire.js'
import { useDiscoveryContext } from './context.js'

/** The client of the nearest provider, and what a shop reports to it. */
export interface Discovery {
  readonly client: DiscoveryClient
  /**
   * A product page is shown: call it in an effect of that page. Counted once for a product and address, however often the
   * effect runs.
   */
  readonly trackProductView: (productId: string | number) => void
  /** A product was put into the cart. `resultIds`: the result it was found as, where the shop's own card knows. */
  readonly trackAddToCart: (productId: string | number, resultIds?: ResultIds) => void
  /** A purchase is complete. Counted once for its `transaction_id`, however often the page is loaded. */
  readonly trackPurchase: (purchase: Purchase) => void
}

/**
 * Tracks product views, carts and purchases. The functions are stable across renders, never throw, and
 * send nothing before there is consent; a wrong argument is reported in the console.
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
