import type { Confirmation } from '@klarsikt/contract/shop/types'
import { permits } from '@klarsikt/core/consent'
import { useShopState } from '../../lib/shop-state.js'
import { countsPurchase } from '../../lib/tracking/purchase-once.js'
import { useTracked } from '../../lib/tracking/track-events.js'

/**
 * Tracks a purchase once. It waits until the visitor's consent is known: a load that counted before, and stored nothing,
 * would be counted again by the next load that knows it in time.
 */
export function useTrackedPurchase(order: Confirmation): void {
  const consent = useShopState((state) => state.consent)
  useTracked(`${order.orderNumber}${consent ? '' : ' before consent is known'}`, (events) =>
    consent && countsPurchase(order.orderNumber, permits(consent, 'statistics')) ? events.purchase(order) : null,
  )
}
