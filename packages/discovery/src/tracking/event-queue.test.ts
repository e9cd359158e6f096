import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { debugLog } from '../core/debug.js'
import { countingService } from '../testing/counting-service.js'
import { fakeEnvironment } from '../testing/fake-environment.js'
import type { Consent } from '../watch.js'
import type { DiscoveryEvent } from '../wire.js'
import { createEventQueue } from './event-queue.js'
import { EVENT_KEY } from './event-store.js'

const HOUR_MS = 3_600_000
const view = (product_id: string): DiscoveryEvent => ({ event_type: 'page_view', product_id })
const bought = (transaction_id: string): DiscoveryEvent => ({
  event_type: 'purchase',
  transaction_id,
  currency: 'SEK',
  products: [{ sku: 'a', price: 1, quantity: 1 }],
})

/** Opens a page with a queue. The device's storage outlives the page. */
function open(
  given: {
    consent?: Consent
    anonymous?: boolean
    storage?: Map<string, string>
    respond?: () => { status?: number } | Error
  } = {},
) {
  const service = countingService()
  const outside = fakeEnvironment({
    ...(given.storage && { storage: given.storage }),
    respond: (call) => {
      const answer = given.respond?.() ?? {}
      if (!(answer instanceof Error) && (answer.status ?? 200) === 200) service.take(call.body)
      return answer
    },
  })
  const state = { consent: 'consent' in given ? given.consent : true, market: 'se' }
  const log = debugLog()
  const queue = createEventQueue({
    env: { ...outside.env, watch: log.watch },
    url: 'https://api.test/v2/create-events',
    tenant: 'shop',
    market: () => state.market,
    stamp: () => ({ dsid: 'd', user_id: 'u', session_id: 's' }),
    consent: () => state.consent,
    anonymous: given.anonymous ?? false,
  })
  return {
    ...outside,
    queue,
    service,
    state,
    answer(consent: Consent) {
      state.consent = consent
      queue.consentChanged(consent)
      queue.replay()
    },
    entries: () => log.getState().events,
    events: () => outside.calls.flatMap(({ body }) => body['events'] as { product_id?: string }[]),
    storedKeys: () => [...outside.storage.keys()].filter((key) => key.startsWith(EVENT_KEY)),
  }
}

describe('events', () => {
  it('go together, with who, when and the market [WEVENT-003]', async () => {
    const page = open()
    page.queue.push(view('a'))
    page.queue.push(view('b'))
    expect(page.calls).toHaveLength(0)
    await page.clock.pass(1000)
    expect(page.calls).toHaveLength(1)
    expect(page.calls[0]?.body).toEqual({
      tenant: 'shop',
      market: 'se',
      events: ['a', 'b'].map((product_id) => ({
        event_type: 'page_view',
        product_id,
        event_id: expect.any(String),
        timestamp: 1_000_000,
        consent: true,
        dsid: 'd',
        user_id: 'u',
        session_id: 's',
        page_url: 'https://shop.test/',
      })),
    })
    expect(page.storedKeys()).toEqual([])
    expect(page.entries()).toEqual({ waiting: 0, held: 0, dropped: 0, sent: 2 })
  })

  it('go in batches of 100, each of one market', async () => {
    const page = open()
    for (let index = 0; index < 150; index++) page.queue.push(view(`${index}`))
    page.state.market = 'no'
    page.queue.push(view('x'))
    await page.clock.pass(1000)
    expect(page.calls.map(({ body }) => [body['market'], (body['events'] as []).length])).toEqual([
      ['se', 100],
      ['se', 50],
      ['no', 1],
    ])
  })

  it('are retried after failures, and once more a minute after the last attempt', async () => {
    let broken = true
    const page = open({ respond: () => ({ status: broken ? 500 : 200 }) })
    page.queue.push(view('a'))
    await page.clock.pass(HOUR_MS)
    expect(page.entries()).toMatchObject({ waiting: 1, sent: 0 })
    broken = false
    await page.clock.pass(10 * 60_000)
    expect(page.service.counted.size).toBe(1)
    expect(page.entries()).toMatchObject({ waiting: 0, sent: 1 })
  })

  it('that the service refuses are not retried without limit', async () => {
    const page = open({ respond: () => ({ status: 422 }) })
    page.queue.push(view('a'))
    await page.clock.pass(HOUR_MS)
    expect(page.calls).toHaveLength(1)
    expect(page.entries().waiting).toBe(0)
    expect(page.storedKeys()).toEqual([])
  })

  it('leave with the page as a beacon, once, and by fetch when the browser takes no beacon', () => {
    const page = open()
    for (let index = 0; index < 120; index++) page.queue.push(view(`${index}`))
    page.queue.leave()
    page.queue.leave()
    expect(page.beacons.map(({ body }) => (JSON.parse(body) as { events: [] }).events.length)).toEqual([50, 50, 20])
    const without = open()
    without.net.beacons = false
    without.queue.push(view('a'))
    without.queue.leave()
    expect(without.calls).toHaveLength(1)
  })

  it('are forgotten after a week, and nonsense in the storage is thrown away', async () => {
    const first = open()
    first.queue.push(view('old'))
    const storage = new Map(first.storage)
    storage.set(`${EVENT_KEY}shop_broken`, '{')
    storage.set(`${EVENT_KEY}shop_other`, '{"event":{}}')
    storage.set(`${EVENT_KEY}another_x`, 'of another tenant')
    const later = open({ storage })
    await later.clock.pass(604_800_001)
    later.queue.replay()
    await later.clock.pass(1000)
    expect(later.calls).toEqual([])
    expect(later.storedKeys()).toEqual([`${EVENT_KEY}another_x`])
  })

  it('are at most 500 while nothing can be sent; the oldest go', () => {
    const page = open()
    page.net.online = false
    for (let index = 0; index < 510; index++) page.queue.push(view(`${index}`))
    expect(page.entries()).toMatchObject({ waiting: 500, dropped: 10 })
    expect(page.storedKeys()).toHaveLength(500)
  })
})

describe('consent', () => {
  it('before it was asked for: nothing is stored and nothing is sent', async () => {
    const page = open({ consent: undefined })
    page.queue.push(view('a'))
    page.queue.leave()
    await page.clock.pass(HOUR_MS)
    expect([page.calls, page.beacons, page.storage.size]).toEqual([[], [], 0])
    expect(page.entries()).toMatchObject({ held: 1, waiting: 0 })
  })

  it('given later: what happened before is sent, as it happened', async () => {
    const page = open({ consent: undefined })
    page.queue.push(view('a'))
    await page.clock.pass(5000)
    page.answer(true)
    await page.clock.pass(1000)
    expect(page.events()).toMatchObject([{ product_id: 'a', timestamp: 1_000_000, consent: true, dsid: 'd' }])
  })

  it('refused: what happened before and after is dropped', async () => {
    const page = open({ consent: undefined })
    page.queue.push(view('a'))
    page.answer(false)
    page.queue.push(view('b'))
    await page.clock.pass(HOUR_MS)
    expect([page.calls, page.storage.size]).toEqual([[], 0])
    expect(page.entries()).toMatchObject({ dropped: 2, held: 0 })
  })

  it('refused, when the shop sends anonymous events: without ids, and nothing is stored', async () => {
    const page = open({ consent: false, anonymous: true })
    page.queue.push(view('a'))
    expect(page.storage.size).toBe(0)
    await page.clock.pass(1000)
    expect(page.events()).toMatchObject([{ consent: false, dsid: null, user_id: null, session_id: null }])
  })

  it('withdrawn: pending events are neither sent nor stored', async () => {
    const page = open()
    page.net.online = false
    page.queue.push(view('a'))
    expect(page.storedKeys()).toHaveLength(1)
    page.answer(false)
    page.net.online = true
    await page.clock.pass(HOUR_MS)
    expect([page.events(), page.storedKeys()]).toEqual([[], []])
  })
})

describe('each purchase is counted exactly once', () => {
  it('when the tab is killed before it was sent', async () => {
    const killed = open()
    killed.queue.push(bought('T1'), 'purchase-T1')
    const next = open({ storage: new Map(killed.storage) })
    next.queue.replay()
    await next.clock.pass(1000)
    expect(next.service.purchases()).toEqual(['T1'])
    expect(next.storedKeys()).toEqual([])
  })

  it('when the answer is lost and the beacon arrives too', async () => {
    const page = open({ respond: () => ({ status: 200 }) })
    page.queue.push(bought('T1'), 'purchase-T1')
    const flight = page.queue.flush()
    page.queue.leave()
    for (const { body } of page.beacons) page.service.take(body)
    await flight
    expect(page.service.purchases()).toEqual(['T1'])
  })

  it('when the confirmation page is reloaded', async () => {
    const page = open()
    page.queue.push(bought('T1'), 'purchase-T1')
    await page.clock.pass(1000)
    page.queue.push(bought('T1'), 'purchase-T1')
    await page.clock.pass(1000)
    expect(page.service.purchases()).toEqual(['T1'])
  })

  it('with random offline periods, failures, kills, exits and two tabs', async () => {
    const step = fc.constantFrom('buy', 'wait', 'offline', 'online', 'break', 'mend', 'kill', 'leave', 'other tab')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const service = countingService()
        const device = new Map<string, string>()
        let status = 200
        let bought_ = 0
        const visit = () => {
          const page = open({ storage: device, respond: () => ({ status }) })
          Object.assign(page.service, { take: service.take })
          page.queue.replay()
          return page
        }
        let pages = [visit()]
        for (const one of steps) {
          const page = pages[0]
          if (!page) break
          if (one === 'buy') page.queue.push(bought(`T${++bought_}`), `purchase-T${bought_}`)
          if (one === 'wait') for (const each of pages) await each.clock.pass(1500)
          if (one === 'offline' || one === 'online') for (const each of pages) each.net.online = one === 'online'
          if (one === 'break' || one === 'mend') status = one === 'break' ? 503 : 200
          if (one === 'leave') {
            page.queue.leave()
            for (const { body } of page.beacons.splice(0)) service.take(body)
          }
          // A killed page does nothing more, but a request that it sent may still arrive.
          if (one === 'kill') pages = [visit()]
          if (one === 'other tab') pages = [...pages, visit()].slice(-2)
        }
        status = 200
        const last = visit()
        await last.clock.pass(HOUR_MS)
        expect(service.purchases()).toEqual(Array.from({ length: bought_ }, (_, index) => `T${index + 1}`).sort())
        expect(last.storedKeys()).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})
