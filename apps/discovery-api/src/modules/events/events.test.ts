import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, createTestService, NOW, type TestService } from '../../testing/test-service.js'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  for (const id of ['a', 'b']) await service.tenant(id)
})
afterAll(() => service.drop())

const now = Date.parse(NOW)
const send = (events: unknown, more: object = {}) =>
  ask(service, '/v2/create-events', { body: { tenant: 'a', market: 'se', events, ...more } })
type Row = Record<string, string | number | null>
const rows = async (where: string): Promise<Row[]> =>
  (
    await service.test.database.query<Row>({
      text: `select *, occurred_at::text as at from discovery.event where ${where} order by id`,
    })
  ).rows
const purchase = (transaction_id: unknown, more: object = {}) => ({
  event_type: 'purchase',
  transaction_id,
  currency: 'SEK',
  products: [{ sku: 'p', price: 99.5, quantity: 2 }],
  ...more,
})

describe('a purchase', () => {
  it('counts once, however often and by whatever way it is sent [WEVENT-019]', async () => {
    const first = await send([purchase('t1', { event_id: 'e1' })])
    const replays = await Promise.all(
      Array.from({ length: 20 }, (_, n) => send([purchase('t1', { event_id: `other${n}` })])),
    )
    expect([first.body, ...new Set(replays.map(({ body }) => JSON.stringify(body)))]).toEqual([
      { accepted: 1, duplicates: 0 },
      JSON.stringify({ accepted: 0, duplicates: 1 }),
    ])
    const stored = await rows(`type = 'purchase' and tenant = 'a'`)
    expect(stored.map((row) => [row['product_id'], row['quantity'], row['price'], row['currency']])).toEqual([
      ['p', 2, '9950', 'SEK'],
    ])
  })

  it('is not added to by a replay with more goods', async () => {
    const goods = [1, 2].map((sku) => ({ sku, price: 1, quantity: 1 }))
    await send([purchase('t2', { products: goods })])
    await send([purchase('t2', { products: [...goods, { sku: 3, price: 1, quantity: 1 }] })])
    await send([purchase('t2'), purchase('t2', { products: [...goods, ...goods] })])
    expect((await rows(`product_id in ('1', '2', '3')`)).map((row) => row['line'])).toEqual([0, 1])
  })

  it('of one tenant is not one of another', async () => {
    const other = await send([purchase('t1')], { tenant: 'b' })
    expect(other.body.accepted).toBe(1)
  })
})

describe('a batch', () => {
  it('keeps its good events and names the bad ones with the exact texts of 5.2', async () => {
    const answer = await send([
      { event_type: 'page_view', product_id: 'good', event_id: 'g1' },
      purchase('t3', { currency: 7 }),
      'x',
      { event_type: 'dance' },
      { event_type: 'add_to_cart', product_id: {} },
    ])
    expect([answer.status, answer.body.error.message]).toEqual([422, 'purchase event requires a currency string'])
    expect(answer.body.error.fields).toMatchObject({
      'events.1.currency': 'purchase event requires a currency string',
      'events.2.event_type': 'purchase event requires an object as an argument',
      'events.4.product_id': 'AddToCart event requires a string as an argument',
    })
    expect((await rows(`product_id = 'good'`)).length).toBe(1)
  })

  it('needs a market [WEVENT-011]', async () => {
    const answer = await send([], { market: undefined })
    expect([answer.status, answer.body.error.fields]).toEqual([422, { market: 'Market not set' }])
  })

  it('is taken as a beacon, which is plain text', async () => {
    const text = JSON.stringify({
      tenant: 'a',
      market: 'se',
      events: [{ event_type: 'click', product_id: 'beacon', event_id: 'b' }],
    })
    const answer = await ask(service, '/v2/create-events', {
      text,
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
    })
    expect([answer.status, answer.body.accepted]).toEqual([200, 1])
  })
})

describe('who it was', () => {
  it('is kept as digests that differ between tenants, and only with consent', async () => {
    const event = {
      event_type: 'page_view',
      dsid: 'd-1',
      user_id: 'anna@example.com',
      session_id: 's-1',
      timestamp: now - 5_000,
    }
    await send([{ ...event, product_id: 'with', consent: true }])
    await send([{ ...event, product_id: 'with', consent: true }], { tenant: 'b' })
    for (const consent of [false, undefined, null])
      await send([{ ...event, product_id: 'without', consent, event_id: String(consent) }])
    const [mine, theirs] = await rows(`product_id = 'with'`)
    expect([mine?.['visitor'], mine?.['session']].every((one) => typeof one === 'string' && one.length === 22)).toBe(
      true,
    )
    expect(mine?.['visitor']).not.toBe(theirs?.['visitor'])
    const without = await rows(`product_id = 'without'`)
    expect(without.length).toBe(3)
    for (const row of without)
      expect([row['visitor'], row['session'], row['at']]).toEqual([null, null, '2026-11-02 09:00:00+00'])
    const all = await rows('true')
    expect(JSON.stringify(all)).not.toMatch(/anna|d-1|s-1/)
  })
})

describe('when it was', () => {
  it('is now at the latest, and what is a week old does not count', async () => {
    const at = async (id: string, timestamp: number) => {
      await send([{ event_type: 'click', product_id: id, event_id: id, timestamp, consent: true }])
      return (await rows(`product_id = '${id}'`)).map((row) => row['at'])
    }
    expect(await at('future', now + 1e9)).toEqual(['2026-11-02 10:00:00+00'])
    expect(await at('late', now - 6 * 86_400_000)).toEqual(['2026-10-27 10:00:00+00'])
    expect(await at('old', now - 8 * 86_400_000)).toEqual([])
    expect(await at('odd', -8.64e15)).toEqual([])
    expect(await at('odder', 1e300)).toEqual(['2026-11-02 10:00:00+00'])
  })
})
