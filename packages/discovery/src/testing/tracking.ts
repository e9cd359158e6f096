import { vi } from 'vitest'
import { testShop } from './shop.js'

/** A purchase as a shop reports it. */
export const PURCHASE = { transaction_id: 'T1', currency: 'SEK', items: [{ item_id: 'a', price: 0, quantity: 2 }] }

/** Makes a shop with consent and with tags of the host page. `sent` returns all events that reach the service. */
export function tracking(options: Parameters<typeof testShop>[0] = {}) {
  const shop = testShop({ consent: true, ...options })
  const gtag = vi.fn()
  shop.env.host['gtag'] = gtag
  return {
    ...shop,
    gtag,
    tracker: shop.client.tracker,
    async sent() {
      await shop.clock.pass(1000)
      return shop.to('create-events').flatMap(({ body }) => body['events'] as Record<string, unknown>[])
    },
  }
}
