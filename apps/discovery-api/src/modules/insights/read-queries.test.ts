import { fixedClock } from '@klarsikt/server/clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, createTestService, NOW, product, type TestService } from '../../testing/test-service.js'
import { readQueries } from './read-queries.js'

const HOUR = 3_600_000
let now = Date.parse(NOW)
let service: TestService
beforeAll(async () => {
  service = await createTestService({ clock: { ...fixedClock(NOW), now: () => new Date(now) } })
  await service.tenant('optik')
  await service.feed('optik', [product('1', { title: 'Solbåge' }), product('2', { title: 'Läsbåge' })])
})
afterAll(() => service.drop())

const send = async (events: readonly object[], visitor?: string) => {
  const who = visitor === undefined ? {} : { user_id: visitor, session_id: visitor, consent: true }
  const body = { tenant: 'optik', market: 'se', events: events.map((one) => ({ ...who, ...one })) }
  expect((await ask(service, '/v2/create-events', { body })).status).toBe(200)
}
const search = (query: string, id: string, hits = 5) => ({
  event_type: 'search',
  query,
  n_hits: hits,
  search_request_id: id,
})
const act = (type: 'click' | 'add_to_cart', answer: string, product_id = '1') => ({
  event_type: type,
  product_id,
  search_result_id: `${answer}-3`,
})
const purchase = (transaction: string, sku = '1') => ({
  event_type: 'purchase',
  transaction_id: transaction,
  currency: 'SEK',
  products: [{ sku, price: 100, quantity: 1 }],
})
const read = async (days: 1 | 7 | 30 | 90 = 30) => {
  const market = await service.deps.markets.get('optik', 'se')
  if (!market) throw new Error('No market')
  return readQueries(service.deps, market, days)
}

it('counts searches and what came of them, each once', async () => {
  // The id of an answer may end like a card's position.
  await send(
    [search('  Sol  Båge', 'r-1'), act('click', 'r-1'), act('click', 'r-1', '2'), act('add_to_cart', 'r-1')],
    'anna',
  )
  await send([search('sol båge', 'r-2'), search('sol båge', 'r-3')], 'anna')
  await send([search('sol båge', 'r-4')], 'bo')
  await send([search('sol båge', 'r-5')])
  await send([search('brillor', 'r-6', 0), search('hjälm', 'r-7', 0)], 'bo')
  await send([search('hjälm', 'r-8', 0)], 'anna')
  await send([search('anna@example.se', 'r-9', 0)], 'anna')
  now += HOUR
  await send([purchase('t1')], 'anna')
  await send([purchase('t2'), search('hjälm', 'r-10', 4)], 'bo')
  const { totals, top, without_hits: without } = await read()
  expect(top).toEqual([
    { query: 'hjälm', searches: 3, without_hits: 2, clicked: 0, carted: 0, bought: 0 },
    { query: 'sol båge', searches: 3, without_hits: 0, clicked: 1, carted: 1, bought: 1 },
    { query: 'brillor', searches: 1, without_hits: 1, clicked: 0, carted: 0, bought: 0 },
  ])
  expect(without).toEqual([
    { query: 'brillor', searches: 1, without_hits: 1, clicked: 0, carted: 0, bought: 0, found_now: 0 },
  ])
  // The personal query is counted but not shown.
  expect(totals).toEqual({ searches: 8, without_hits: 4, clicked: 1, carted: 1, bought: 1 })
})

it('forgets what was before the period, and tells what an unanswered query finds now', async () => {
  now += 2 * 24 * HOUR
  expect((await read(1)).totals.searches).toBe(0)
  await send([search('solbåge', 'r-11', 0)])
  expect((await read(1)).without_hits).toMatchObject([{ query: 'solbåge', found_now: 1 }])
  expect((await read(7)).totals.searches).toBe(9)
})

it('ties a purchase to no search that led to another product, came after it, or lies a week back', async () => {
  await send([search('läs', 's-1'), act('click', 's-1', '2')], 'cia')
  await send([purchase('t3', '1')], 'cia')
  await send([search('bågar', 's-2'), act('click', 's-2', '1')], 'dan')
  now += 8 * 24 * HOUR
  await send([purchase('t4', '1')], 'dan')
  now += HOUR
  await send([search('sent', 's-3'), act('click', 's-3', '1')], 'dan')
  const bought = (await read()).top.filter((row) => row.bought > 0).map(({ query }) => query)
  expect(bought).toEqual(['sol båge'])
})
