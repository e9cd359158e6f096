// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { onPage, type Shop } from '../testing/screen.js'
import { testShop } from '../testing/shop.js'
import { PURCHASE } from '../testing/tracking.js'
import { useDiscovery } from './use-discovery.js'

const sentBy = async (shop: Shop) => {
  await shop.clock.pass(1000)
  return shop.to('create-events').flatMap(({ body }) => body['events'] as Record<string, unknown>[])
}
const typesOf = (events: readonly Record<string, unknown>[]) => events.map((event) => event['event_type'])
const dpqOf = (shop: Shop) => shop.env.host['dpq'] as ((...call: unknown[]) => void) | undefined
/** Waits until the tracker has replaced the waiting queue by its own. */
const taken = (shop: Shop) => waitFor(() => expect(dpqOf(shop)).not.toHaveProperty('q'))

function Bought() {
  const { trackProductView, trackAddToCart, trackPurchase } = useDiscovery()
  useEffect(() => trackProductView('p'), [trackProductView])
  useEffect(() => trackPurchase(PURCHASE), [trackPurchase])
  return (
    <button type="button" onClick={() => trackAddToCart('p', { search_result_id: 's' })}>
      Buy
    </button>
  )
}

describe('useDiscovery', () => {
  it('tracks a view once, a cart, and a purchase under one id, in Strict Mode [WTRACK-003]', async () => {
    const shop = testShop({ consent: true })
    onPage(shop, <Bought />)
    fireEvent.click(screen.getByRole('button'))
    const events = await sentBy(shop)
    expect(typesOf(events)).toEqual(['page_view', 'purchase', 'add_to_cart'])
    expect(events[1]?.['event_id']).toBe('purchase-se-T1')
    expect(events[2]).toMatchObject({ product_id: 'p', search_result_id: 's' })
  })

  it('returns the client and the same functions in every render, and reports mistakes without throwing', () => {
    const shop = testShop()
    const seen: ReturnType<typeof useDiscovery>[] = []
    function Probe() {
      const discovery = useDiscovery()
      useEffect(() => void seen.push(discovery))
      return null
    }
    const page = onPage(shop, <Probe />)
    page.show(<Probe />)
    expect(seen.length).toBeGreaterThan(1)
    expect(new Set(seen).size).toBe(1)
    expect(seen[0]?.client).toBe(shop.client)
    seen[0]?.trackPurchase({ ...PURCHASE, currency: '' })
    expect(shop.reports).toContainEqual(['purchase event requires a currency string', undefined])
  })

  it('sends nothing before there is consent', async () => {
    const shop = testShop()
    onPage(shop, <Bought />)
    expect(await sentBy(shop)).toEqual([])
    shop.client.setConsent(true)
    expect(typesOf(await sentBy(shop))).toEqual(['page_view', 'purchase'])
  })
})

describe('the page around a provider', () => {
  it('has dpq immediately, runs earlier queued calls once, and removes it afterwards', async () => {
    const shop = testShop({ consent: true })
    const page = onPage(shop, null)
    dpqOf(shop)?.('setProductId', 'a')
    await taken(shop)
    dpqOf(shop)?.('addToCart', 'a')
    expect(typesOf(await sentBy(shop))).toEqual(['page_view', 'add_to_cart'])
    page.unmount()
    expect(shop.env.host).not.toHaveProperty('dpq')
  })

  it('gets its queue back, and later calls wait for the next provider', async () => {
    const shop = testShop({ consent: true })
    const queue = Object.assign((...call: unknown[]) => void queue.q.push(call), {
      q: [['addToCart', 'early']] as unknown[][],
    })
    shop.env.host['dpq'] = queue
    const first = onPage(shop, null)
    await taken(shop)
    first.unmount()
    expect(dpqOf(shop)).toBe(queue)
    queue('addToCart', 'between')
    onPage(shop, null)
    await taken(shop)
    const events = await sentBy(shop)
    expect(events.map((event) => event['product_id'])).toEqual(['early', 'between'])
  })

  it('is handled once when two providers share a client, until the last of them unmounts', async () => {
    const shop = testShop({ consent: true })
    const first = onPage(
      shop,
      <div data-product-id="p" data-recommendation-id="r">
        <button type="button" className="depict-add-to-cart">
          <b>Into the cart</b>
        </button>
      </div>,
    )
    const second = onPage(shop, null)
    // The click comes before the module is loaded and must count all the same.
    fireEvent.click(screen.getByText('Into the cart'))
    await taken(shop)
    fireEvent.click(screen.getByText('Into the cart'))
    const events = await sentBy(shop)
    expect(events).toHaveLength(2)
    expect(events[0]).toMatchObject({ event_type: 'add_to_cart', product_id: 'p', recommendation_id: 'r' })
    second.unmount()
    dpqOf(shop)?.('setProductId', 'p')
    expect(await sentBy(shop)).toHaveLength(3)
    first.unmount()
    expect(shop.env.host).not.toHaveProperty('dpq')
  })

  it('is left to the first client where a second one is refused', async () => {
    const [one, other] = [testShop(), testShop()]
    const refused = { ...other.client, env: { ...other.env, development: false } }
    const start = vi.spyOn(refused, 'start').mockReturnValue(() => undefined)
    onPage(one, null)
    onPage({ ...other, client: refused }, null)
    expect(start).toHaveBeenCalled()
    await taken(one)
    expect(other.env.host).not.toHaveProperty('dpq')
  })
})
