import { describe, expect, it, vi } from 'vitest'
import { settle } from '../testing/fake-environment.js'
import { display, displays, testShop } from '../testing/shop.js'
import { takeDpq } from './dpq.js'
import { idProblem, optionalIdProblem } from './guards.js'
import { assertPurchase, purchaseProblem, trackPurchase } from './purchase.js'

const PURCHASE = { transaction_id: 'T1', currency: 'SEK', items: [{ item_id: 'a', price: 0, quantity: 2 }] }

function tracking(options: Parameters<typeof testShop>[0] = {}) {
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

describe('what a shop tells', () => {
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
    tab.place.go('https://shop.test/other', false, null)
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

  it('that is wrong is reported and not sent, and never thrown (decisions N20)', async () => {
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

describe('guards', () => {
  const item = PURCHASE.items[0]
  it.each<[string, unknown, string]>([
    ['WEVENT-004', 'x', 'purchase event requires an object as an argument'],
    ['WEVENT-004', null, 'purchase event requires an object as an argument'],
    ['WEVENT-005', { ...PURCHASE, items: undefined }, 'purchase event requires an items array of purchased products'],
    ['WEVENT-005', { ...PURCHASE, items: {} }, 'purchase event requires an items array of purchased products'],
    ['WEVENT-006', { ...PURCHASE, currency: 7 }, 'purchase event requires a currency string'],
    ['WEVENT-007', { ...PURCHASE, transaction_id: undefined }, 'purchase event requires a transaction_id string'],
    ['WEVENT-007', { ...PURCHASE, transaction_id: {} }, 'purchase event requires a transaction_id string'],
    ['WEVENT-008', { ...PURCHASE, items: [null] }, 'purchased item requires an item_id of the purchased product'],
    [
      'WEVENT-008',
      { ...PURCHASE, items: [{ ...item, item_id: '' }] },
      'purchased item requires an item_id of the purchased product',
    ],
    [
      'WEVENT-009',
      { ...PURCHASE, items: [{ ...item, price: '5' }] },
      'purchase item requires a unit price for the product purchased',
    ],
    [
      'WEVENT-009',
      { ...PURCHASE, items: [{ ...item, price: NaN }] },
      'purchase item requires a unit price for the product purchased',
    ],
    [
      'WEVENT-010',
      { ...PURCHASE, items: [{ ...item, quantity: 0 }] },
      'purchase item requires a quantity of products purchased',
    ],
    [
      'WEVENT-010',
      { ...PURCHASE, items: [{ ...item, quantity: undefined }] },
      'purchase item requires a quantity of products purchased',
    ],
  ])('refuse with the exact text [%s]', (_, purchase, text) => {
    expect(purchaseProblem(purchase, 'se')).toBe(text)
    expect(() => assertPurchase(purchase, 'se')).toThrow(new TypeError(text))
  })

  it('ask for a market [WEVENT-011], and let a number as transaction, a price of nothing and a return pass', () => {
    expect(purchaseProblem(PURCHASE, undefined)).toBe('Market not set')
    expect(
      purchaseProblem({ ...PURCHASE, transaction_id: 5, items: [{ item_id: 5, price: 0, quantity: -1 }] }, 'se'),
    ).toBeUndefined()
  })

  it.each(['AddToCart', 'setMarket', 'setProductId'])(
    '%s wants a text or a number [WEVENT-012] [WEVENT-013] [WEVENT-014]',
    (event) => {
      for (const value of [null, undefined, {}, [], true])
        expect(idProblem(event, value)).toBe(`${event} event requires a string as an argument`)
      for (const value of ['a', 5, 0]) expect(idProblem(event, value)).toBeUndefined()
    },
  )

  it.each(['setUserId', 'setSessionId'])('%s lets an id be taken back [WEVENT-015] [WEVENT-016]', (event) => {
    for (const value of ['a', 5, null, undefined]) expect(optionalIdProblem(event, value)).toBeUndefined()
    expect(optionalIdProblem(event, {})).toBe(`${event} event requires a string as an argument`)
  })
})

describe('the tags of the host page', () => {
  it('hear of lists in slices of 100, positions from 1 [WTRACK-004] [WTRACK-012]', () => {
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

  it('hear of clicks [WTRACK-005] and of a page, not the same one twice running [WTRACK-006]', () => {
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
  it('is kept with a click [WTRACK-008] and told with the cart', async () => {
    const { tracker, keep, sent } = tracking()
    tracker.click(display('p1', { recommendation_id: 'r9' }), 'x', 1)
    expect(keep.get('depict_attribution_p1')).toBe('r9')
    tracker.addToCart('p1')
    expect((await sent()).at(-1)).toMatchObject({ event_type: 'add_to_cart', recommendation_id: 'r9' })
  })

  it('is not kept without consent, and goes when consent does (decisions O4)', () => {
    const without = tracking({ consent: false })
    without.tracker.click(display('p1', { recommendation_id: 'r9' }), 'x', 1)
    expect(without.keep.size).toBe(0)
    const { tracker, keep, client } = tracking()
    tracker.click(display('p1', { recommendation_id: 'r9' }), 'x', 1)
    client.history.add('sol')
    client.setConsent(false)
    expect([...keep.keys()]).toEqual(['depict_searches'])
  })

  it('of a right click is told to other tabs [WTRACK-007]', async () => {
    const posted: [string, unknown][] = []
    const open = (keep: Map<string, string>) => {
      const shop = testShop({ consent: true, keep })
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
    // The environment is copied when the client is made.
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

describe('dpq', () => {
  it('does what was queued before it came, in order, and then what is called', async () => {
    const { client, env, sent, to } = tracking()
    const before = Object.assign(() => undefined, {
      q: [
        ['setMarket', 'no'],
        ['setUserId', 7],
        ['setProductId', 'p'],
      ],
    })
    env.host['dpq'] = before
    const end = takeDpq(client)
    const dpq = env.host['dpq'] as (...call: unknown[]) => void
    dpq('addToCart', 'p')
    dpq('purchase', PURCHASE)
    dpq('setSessionId', 's')
    const events = await sent()
    expect(events.map(({ event_type, user_id }) => [event_type, user_id])).toEqual([
      ['page_view', '7'],
      ['add_to_cart', '7'],
      ['purchase', '7'],
    ])
    expect(to('create-events')[0]?.body['market']).toBe('no')
    end()
    expect(env.host['dpq']).toBe(before)
  })

  it('reports what it cannot do, in the words of the guards', () => {
    const { client, env, reports } = tracking()
    takeDpq(client)
    const dpq = env.host['dpq'] as (...call: unknown[]) => void
    dpq('setMarket', null)
    dpq('setUserId', {})
    dpq('constructor', 'x')
    dpq()
    expect(reports.map(([message]) => message)).toEqual([
      'setMarket event requires a string as an argument',
      'setUserId event requires a string as an argument',
      'dpq does not know constructor',
      'dpq does not know undefined',
    ])
  })
})

describe('a client on a page', () => {
  it('sends what waits when the page goes, and what was left when the network is back', async () => {
    const { client, target, beacons, tracker, net, clock, to, log } = tracking()
    const stop = client.start()
    tracker.pageView('p')
    target.dispatchEvent(new Event('pagehide'))
    expect(beacons).toHaveLength(1)
    net.online = false
    await clock.pass(1000)
    net.online = true
    target.dispatchEvent(new Event('online'))
    await clock.pass(60_000)
    expect(to('create-events').length).toBeGreaterThan(0)
    expect(log.getState().events).toMatchObject({ waiting: 0, sent: 1 })
    stop()
    tracker.pageView('q')
    target.dispatchEvent(new Event('pagehide'))
    expect(beacons).toHaveLength(1)
  })

  it('sends what waits when it goes out of sight, once', () => {
    const { client, target, beacons, tracker, net } = tracking()
    const stop = client.start()
    tracker.pageView('p')
    target.dispatchEvent(new Event('visibilitychange'))
    expect(beacons).toHaveLength(0)
    net.hidden = true
    target.dispatchEvent(new Event('visibilitychange'))
    target.dispatchEvent(new Event('pagehide'))
    expect(beacons).toHaveLength(1)
    stop()
  })

  it('says what became of events, and what consent holds back', async () => {
    const { client, tracker, clock, log } = tracking({ consent: undefined as never })
    tracker.pageView('p')
    expect(log.getState()).toMatchObject({
      events: { held: 1 },
      facts: [
        { kind: 'consent', consent: undefined },
        { kind: 'event', fate: 'held', type: 'page_view' },
      ],
    })
    client.setConsent(true)
    await clock.pass(1000)
    tracker.addToCart('p')
    client.setConsent(false)
    tracker.addToCart('q')
    const told = log.getState().facts.map((fact) => {
      if (fact.kind === 'event') return `${fact.fate} ${fact.type}`
      return fact.kind === 'call' ? `${fact.status} ${fact.path}` : `consent ${fact.consent}`
    })
    expect(told).toEqual([
      'consent undefined',
      'held page_view',
      'waiting page_view',
      'consent true',
      '200 create-events',
      'sent page_view',
      'waiting add_to_cart',
      'dropped add_to_cart',
      'consent false',
      'dropped add_to_cart',
    ])
    expect(log.getState().events).toEqual({ waiting: 0, held: 0, dropped: 2, sent: 1 })
    expect(client.consent()).toBe(false)
  })

  it('is one: a second is refused in development and reported in production [WPAGE-040]', async () => {
    const first = tracking()
    const stop = first.client.start()
    const second = tracking()
    expect(() => second.client.start()).toThrow('Only one discovery client can be started on a page')
    Object.assign(second.client.env, { development: false })
    second.client.start()()
    expect(second.reports).toHaveLength(1)
    stop()
    second.client.start()()
    await settle()
  })
})
