import { CONSENT_VERSION, type ConsentGroup } from '@klarsikt/core/consent'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createShopStore } from '../shop-state.js'
import { track } from '../tracking/data-layer.js'
import type { TrackingEvent } from '../tracking/events.js'
import { sendDiscoveryEvents } from './send-discovery-events.js'

const answered = (...groups: ConsentGroup[]) => ({
  groups,
  version: CONSENT_VERSION,
  decidedAt: '2026-11-21T08:00:00.000Z',
})
const items = [{ item_id: '100123', item_name: 'Abisko', price: 1295, quantity: 2 }]
const about = (event: 'view_item' | 'add_to_cart' | 'remove_from_cart'): TrackingEvent => ({
  event,
  ecommerce: { currency: 'SEK', value: 1295, items },
})
const bought: TrackingEvent = {
  event: 'purchase',
  ecommerce: { transaction_id: '10000007', currency: 'SEK', value: 2590, tax: 518, shipping: 0, items },
}

function run(...groups: ConsentGroup[]) {
  const store = createShopStore({ cart: null, token: null, apiKey: 'k', consent: answered(...groups) })
  const sent: Record<string, unknown>[] = []
  const timers: (() => void)[] = []
  const stop = sendDiscoveryEvents(store, 0, {
    fetch: async (_, { body }) => {
      sent.push(...(JSON.parse(String(body)) as { events: Record<string, unknown>[] }).events)
      return new Response('{}')
    },
    wait(_, later) {
      timers.push(later)
      return () => void timers.splice(timers.indexOf(later), 1)
    },
  })
  const pass = async () => {
    for (const later of timers.splice(0)) later()
    // The first event loads the code that requests a visitor token.
    await vi.dynamicImportSettled()
    await new Promise((done) => setTimeout(done))
  }
  return { store, sent, stop, pass }
}

describe('what the discovery service is sent', () => {
  beforeEach(() => {
    localStorage.clear()
    delete (window as { dataLayer?: unknown }).dataLayer
  })

  it('is views, carts and purchases, also those from before its code came, and nothing else', async () => {
    track(about('view_item'))
    const { sent, pass } = run('C0001', 'C0002', 'C0003')
    track(about('add_to_cart'))
    track(about('remove_from_cart'))
    track({ event: 'search', search_term: 'a', results: 1 })
    track(bought)
    await pass()
    expect(sent).toMatchObject([
      { event_type: 'page_view', product_id: '100123', consent: true },
      { event_type: 'add_to_cart', product_id: '100123' },
      {
        event_type: 'purchase',
        event_id: 'purchase-se-10000007',
        transaction_id: '10000007',
        currency: 'SEK',
        products: [{ sku: '100123', price: 1295, quantity: 2 }],
      },
    ])
    expect(sent.every(({ dsid }) => typeof dsid === 'string')).toBe(true)
  })

  it('names no one and stores nothing with consent to statistics only', async () => {
    const { sent, pass } = run('C0001', 'C0002')
    track(bought)
    await pass()
    expect(sent).toMatchObject([
      { event_type: 'purchase', consent: false, dsid: null, user_id: null, session_id: null },
    ])
    expect(localStorage).toHaveLength(0)
  })

  it('follows consent to attribution', async () => {
    const { store, sent, pass } = run('C0001', 'C0002')
    store.setState({ consent: answered('C0001', 'C0002', 'C0003') })
    track(about('add_to_cart'))
    await pass()
    expect(sent).toMatchObject([{ consent: true }])
    store.setState({ consent: answered('C0001', 'C0002') })
    expect(localStorage).toHaveLength(0)
  })

  it('ends at once, and what waits is thrown away', async () => {
    const { sent, stop, pass } = run('C0001', 'C0002', 'C0003')
    track(about('add_to_cart'))
    stop()
    track(about('view_item'))
    await pass()
    expect(sent).toEqual([])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('klarsikt_event_'))).toEqual([])
  })

  it('is no purchase without the numbers of its goods', async () => {
    const { sent, pass } = run('C0001', 'C0002')
    track({
      event: 'purchase',
      ecommerce: { ...bought.ecommerce, items: [{ item_name: 'Abisko', price: 1 }] },
    } as never)
    await pass()
    expect(sent).toEqual([])
  })
})
