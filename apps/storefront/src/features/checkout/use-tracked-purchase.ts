import type { Confirmation } from '@klarsikt/contract/shop/types'
import { permits } from '@klarsikt/core/consent'
import { useShopState } from '../../lib/shop-state.js'
import { countsPurchase } from '../../lib/tracking/purchase-once.js'
import { useTracked } from '../../lib/tracking/track-events.js'

/**
 * Tracks a purchase once. It waits until the visitor's consent is known. An earlier load would track the purchase
 * without storing that it did, and the next load would track it again.
 */
export function useTrackedPurchase(order: Confirmation): void {
  const consent = useShopState((state) => state.consent)
  useTracked(`${order.orderNumber}${consent ? '' : ' before consent is known'}`, (events) =>
    consent && countsPurchase(order.orderNumber, permits(consent, 'statistics')) ? events.purchase(order) : null,
  )
}
