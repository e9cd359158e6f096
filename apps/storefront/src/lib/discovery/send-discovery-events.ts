import { permits } from '@klarsikt/core/consent'
import { createDiscovery, type DiscoveryClient, type Environment, trackPurchase } from '@klarsikt/discovery'
import { SHOP } from '@klarsikt/shop-config'
import { noteFailure } from '../note-failure.js'
import type { ShopStore } from '../shop-state.js'
import { onTracked, dataLayerEvents } from '../tracking/data-layer.js'
import type { EventItem } from '../tracking/events.js'
import { outgoing } from '../tracking/outgoing.js'

/**
 * Sends product views, carts and purchases to the discovery service, from an index in the data layer on. It runs only
 * with consent to statistics. Ids that connect a purchase to an earlier search need consent to attribution too. Without
 * that, nothing is stored on the device. Returns a function that stops it and drops unsent events.
 */
export function sendDiscoveryEvents(
  store: ShopStore,
  from: number,
  environment: Partial<Environment> = {},
): () => void {
  let ended = false
  const mayIdentify = () => permits(store.getState().consent, 'attribution')
  const client = createDiscovery(
    {
      tenant: SHOP.brand.slug,
      market: SHOP.market.code,
      locale: SHOP.market.locale,
      apiUrl: '',
      consent: mayIdentify(),
      anonymousEvents: true,
      report: (message) => noteFailure(new Error(message)),
    },
    {
      ...environment,
      // After consent was withdrawn, waiting events count as sent and are dropped.
      fetch: async (...call) =>
        ended ? new Response(null, { status: 200 }) : await (environment.fetch ?? fetch)(...call),
    },
  )
  // Sends the events that an earlier page could not send.
  if (client.consent()) client.setConsent(true)
  let read = from
  const take = () => {
    const events = dataLayerEvents()
    for (const event of events.slice(read)) forwardEvent(client, event)
    read = events.length
  }
  const stopReading = onTracked(take)
  const stopFollowing = store.subscribe(() => {
    if (client.consent() !== mayIdentify()) client.setConsent(mayIdentify())
  })
  take()
  return () => {
    ended = true
    stopReading()
    stopFollowing()
  }
}

function forwardEvent(client: DiscoveryClient, dataLayerEvent: unknown): void {
  const event = outgoing(dataLayerEvent, window.location.origin)
  switch (event?.event) {
    case 'view_item':
      for (const id of idsOf(event.ecommerce.items)) client.tracker.pageView(id)
      break
    case 'add_to_cart':
      for (const id of idsOf(event.ecommerce.items)) client.tracker.addToCart(id)
      break
    case 'purchase': {
      const { transaction_id, currency } = event.ecommerce
      const items = event.ecommerce.items.flatMap(({ item_id, price, quantity = 1 }) =>
        item_id ? [{ item_id, price, quantity }] : [],
      )
      if (items.length > 0) trackPurchase(client, { transaction_id, currency, items })
      break
    }
    default:
  }
}

const idsOf = (items: readonly EventItem[]) => items.flatMap(({ item_id: id }) => (id ? [id] : []))
