import { describe, expect, it, vi } from 'vitest'
import { display, displays, testShop } from '../testing/shop.js'
import { PURCHASE, tracking } from '../testing/tracking.js'
import { trackPurchase } from './purchase.js'

describe('events of a shop', () => {
  it('goes out as one event each [WTRACK-001] [WTRACK-003]', async () => {
    const { client, tracker, sent } = tracking()
    const card = display('p', { recommendation_id: 'r', search_result_id: undefined })
    tracker.pageView('p')
    tracker.addToCart(7)
    tracker.click(card, 'Related', 2)
    tracker.seen(card, 'Related', 2)
    tracker.inserted([card], 'Related')
    trackPurchase(client, PURCHASE)
    tracker.searched('q', 3, 'r1', 'https://shop.test/search?query=q')
    expect(
      (await sent()).map(({ event_type, product_id, list_name, list_position, recommendation_id }) => [
        event_type,
        product_id,
        list_name,
        list_position,
        recommendation_id,
      ]),
    ).toEqual([
      ['page_view', 'p', undefined, undefined, undefined],
      ['add_to_cart', '7', undefined, undefined, undefined],
      ['click', 'p', 'Related', 2, 'r'],
      ['element_visible', 'p', 'Related', 2, 'r'],
      ['recommendations_inserted', undefined, 'Related', undefined, undefined],
      ['purchase', undefined, undefined, undefined, undefined],
      ['search', undefined, undefined, undefined, undefined],
    ])
  })

  it('has a page view once for a product and address [WTRACK-002]', async () => {
    const { tracker, sent, tab } = tracking()
    tracker.pageView('p')
    tracker.pageView('p')
    tracker.pageView('q')
    tab.location.go('https://shop.test/other', false, null)
    tracker.pageView('p')
    expect((await sent()).map(({ product_id }) => product_id)).toEqual(['p', 'q', 'p'])
  })

  it('has a purchase in the form of the wire, under an id of the transaction [WEVENT-002] [WEVENT-019]', async () => {
    const { client, sent, to } = tracking()
    trackPurchase(client, { ...PURCHASE, transaction_id: 5 })
    expect(await sent()).toMatchObject([
      {
        event_type: 'purchase',
        event_id: 'purchase-se-5',
        transaction_id: '5',
        currency: 'SEK',
        products: [{ sku: 'a', price: 0, quantity: 2 }],
        dsid: expect.any(String),
        session_id: expect.any(String),
      },
    ])
    expect(to('create-events')[0]?.body).toMatchObject({ tenant: 'shop', market: 'se' })
  })

  it('that is invalid is reported and not sent, and never throws', async () => {
    const { client, tracker, sent, reports } = tracking()
    trackPurchase(client, 'x' as never)
    tracker.addToCart({} as never)
    tracker.pageView([] as never)
    expect(await sent()).toEqual([])
    expect(reports.map(([message]) => message)).toEqual([
      'purchase event requires an object as an argument',
      'AddToCart event requires a string as an argument',
      'setProductId event requires a string as an argument',
    ])
  })

  it('names no person and asks for no role [WEVENT-017]', async () => {
    const { tracker, sent } = tracking()
    tracker.pageView('p')
    expect(Object.keys((await sent())[0] ?? {}).sort()).toEqual([
      'consent',
      'dsid',
      'event_id',
      'event_type',
      'page_url',
      'product_id',
      'session_id',
      'timestamp',
      'user_id',
    ])
  })
})

describe('the tags of the host page', () => {
  it('get lists in slices of 100, positions from 1 [WTRACK-004] [WTRACK-012]', () => {
    const { tracker, gtag } = tracking()
    tracker.listed(displays(250))
    const calls = gtag.mock.calls.map(([, name, data]) => [name, (data as { items: object[] }).items.length])
    expect(calls).toEqual([
      ['view_item_list', 100],
      ['view_item_list', 100],
      ['view_item_list', 50],
    ])
    expect(gtag.mock.calls[2]?.[2].items[0]).toEqual({ id: 'ga-200', list_name: 'depict', list_position: 201 })
  })

  it('get clicks [WTRACK-005] and page views, not the same one twice in a row [WTRACK-006]', () => {
    const { tracker, gtag, env } = tracking()
    const ga = vi.fn()
    env.host['ga'] = ga
    tracker.click(display('p'), 'Search', 3)
    expect(gtag).toHaveBeenCalledWith('event', 'select_content', {
      content_type: 'product',
      items: [{ id: 'ga-p', list_name: 'depict', list_position: 3 }],
    })
    for (const query of ['a', 'a', 'b']) tracker.searched(query, 0, null, `https://shop.test/s?q=${query}#x`)
    expect(ga.mock.calls).toEqual([
      ['depict.send', 'pageview', '/s?q=a#x'],
      ['depict.send', 'pageview', '/s?q=b#x'],
    ])
  })
})

describe('attribution', () => {
  it('is stored on a click [WTRACK-008] and sent with the cart', async () => {
    const { tracker, storage, sent } = tracking()
    tracker.click(display('p1', { recommendation_id: 'r9' }), 'x', 1)
    expect(storage.get('depict_attribution_p1')).toBe('r9')
    tracker.addToCart('p1')
    expect((await sent()).at(-1)).toMatchObject({ event_type: 'add_to_cart', recommendation_id: 'r9' })
  })

  it('is not stored without consent, and removed when consent is withdrawn', () => {
    const without = tracking({ consent: false })
    without.tracker.click(display('p1', { recommendation_id: 'r9' }), 'x', 1)
    expect(without.storage.size).toBe(0)
    const { tracker, storage, client } = tracking()
    tracker.click(display('p1', { recommendation_id: 'r9' }), 'x', 1)
    client.history.add('sol')
    client.setConsent(false)
    expect([...storage.keys()]).toEqual(['depict_searches'])
  })

  it('of a right click is shared with other tabs [WTRACK-007]', async () => {
    const posted: [string, unknown][] = []
    const open = (storage: Map<string, string>) => {
      const shop = testShop({ consent: true, storage })
      const channel = {
        postMessage: (message: unknown) => void posted.push(['right_click_attribution', message]),
        close: vi.fn(),
        onmessage: null as null | ((event: never) => void),
      }
      const names: string[] = []
      Object.assign(shop.env, { channel: (name: string) => (names.push(name), channel) })
      return { ...shop, channel, names }
    }
    const one = open(new Map())
    // The client copies its environment, so the test makes the attribution itself.
    const { createAttribution } = await import('./attribution.js')
    const attribution = createAttribution(one.env, () => true)
    const end = attribution.start()
    expect(one.names).toEqual(['right_click_attribution'])
    attribution.rightClicked('p', 'r')
    expect(posted).toEqual([['right_click_attribution', { product_id: 'p', recommendation_id: 'r' }]])
    one.channel.onmessage?.({ data: { product_id: 'q', recommendation_id: 's' } } as never)
    one.channel.onmessage?.({ data: 'nonsense' } as never)
    expect(attribution.of('q')).toBe('s')
    end()
    expect(one.channel.close).toHaveBeenCalled()
  })
})
