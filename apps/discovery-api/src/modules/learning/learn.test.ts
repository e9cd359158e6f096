import type { Clock } from '@klarsikt/server/clock'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sendSigned } from '../../testing/signed-events.js'
import { ask, createTestService, NOW, product, type TestService } from '../../testing/test-service.js'
import { collectPopularity } from '../popularity/collect-popularity.js'
import { followEvents } from '../popularity/follow-events.js'
import { forget } from './forget.js'
import { createLearning, learnMarket } from './learn.js'

const HOUR = 3_600_000
let now = Date.parse(NOW)
const clock: Clock = { now: () => new Date(now) }
let service: TestService
beforeAll(async () => void (service = await createTestService({ clock, settings: { trustProxy: () => true } })))
afterAll(() => service.drop())

const many = (count: number, prefix: string) => Array.from({ length: count }, (_, n) => `${prefix}${n}`)

async function shop(id: string, products: readonly object[]) {
  await service.tenant(id)
  await service.feed(id, products)
  const market = await service.deps.markets.get(id, 'se')
  if (!market) throw new Error('no market')
  return {
    market,
    async learn(after = HOUR) {
      now += after
      await createLearning(service.deps)()
      await service.deps.markets.caughtUp()
    },
    async send(events: readonly object[]) {
      for (const { status } of await sendSigned(service, id, events)) expect(status).toBe(200)
    },
    async recommend(kind: string, more: object): Promise<string[]> {
      const body = { tenant: id, market: 'se', limit: 5, ...more }
      const answer = await ask(service, `/v2/recommend/products/${kind}`, { body })
      return answer.body.displays.map((display: { product_id: string }) => display.product_id)
    },
    async suggest(query: string): Promise<string[]> {
      const asked = new URLSearchParams({ tenant: id, market: 'se', query })
      const answer = await ask(service, `/v2/search/suggestions?${asked}`, { method: 'POST' })
      return answer.body.suggestions
        .filter(({ type }: { type: string }) => type === 'query')
        .map(({ title }: { title: string }) => title)
    },
    async rows<T>(table: string, columns = '*'): Promise<T[]> {
      const text = `select ${columns} from discovery.${table} where tenant = $1`
      return (await service.test.database.query({ text, values: [id] })).rows as T[]
    },
  }
}

let eventId = 0
const event = (type: string, visitor: string | null, more: object) => ({
  event_type: type,
  event_id: `e${eventId++}`,
  ...(visitor === null ? {} : { dsid: visitor, consent: true }),
  ...more,
})
const view = (visitor: string | null, id: string) => event('page_view', visitor, { product_id: id })
const search = (visitor: string | null, query: string, hits = 3) => event('search', visitor, { query, n_hits: hits })

describe('what shoppers do', () => {
  it('is learnt once, however often it is learnt from, and not at all when learning fails', async () => {
    const { market, send, learn, rows } = await shop('once', [product('a')])
    await send([view('v1', 'a'), view('v2', 'a')])
    const marketKey = { tenant: 'once', market: 'se' }
    const resolve = async (ids: readonly string[]) => new Map(ids.map((id) => [id, id]))
    const failing = () => Promise.reject(new Error('lost'))
    const failed = followEvents(service.deps.database, { marketKey, collectors: [collectPopularity, failing], resolve })
    await expect(failed).rejects.toThrow('lost')
    expect(await rows('popularity')).toEqual([])
    await learn()
    const first = await rows('popularity', 'sum')
    await learn()
    await learnMarket(service.deps, market)
    expect(await rows('popularity', 'sum')).toEqual(first)
    expect(await rows('basket_product', 'product_id')).toEqual([{ product_id: 'a' }])
  })

  it('is learnt once when two replicas learn at the same moment', async () => {
    const products = ['a', 'b', 'c'].map((id) => product(id))
    const [one, two] = [await shop('single', products), await shop('double', products)]
    const events = many(40, 'v').flatMap((visitor, n) => [view(visitor, 'a'), view(visitor, n % 2 ? 'b' : 'c')])
    for (const { send } of [one, two]) await send(events.map((sent) => ({ ...sent, timestamp: now })))
    now += HOUR
    await learnMarket(service.deps, one.market)
    await Promise.all([1, 2, 3].map(() => learnMarket(service.deps, two.market)))
    for (const table of ['popularity', 'basket_product', 'basket_pair', 'neighbour']) {
      const rows = async ({ rows: read }: typeof one) =>
        (await read<object>(table)).map((row) => JSON.stringify({ ...row, tenant: '' })).toSorted()
      expect(await rows(two), table).toEqual(await rows(one))
    }
  })

  it('of one visitor counts once, and an unknown crowd not at all', async () => {
    const { send, learn, rows } = await shop(
      'flood',
      ['a', 'b', 'c'].map((id) => product(id)),
    )
    const flood = many(300, '').map(() => view('v1', 'a'))
    await send([...flood, view('v2', 'b'), view('v3', 'b'), ...many(300, '').map(() => view(null, 'c'))])
    await learn()
    const sums = new Map(
      (await rows<{ product_id: string; sum: number }>('popularity')).map((row) => [row.product_id, row.sum]),
    )
    const of = (id: string) => sums.get(id) ?? 0
    expect(of('b') / of('a')).toBeCloseTo(2, 3)
    expect(sums.has('c')).toBe(false)
    await send(flood)
    await learn(0)
    const again = await rows<{ product_id: string; sum: number }>('popularity')
    expect(again.find(({ product_id }) => product_id === 'a')?.sum).toBe(of('a'))
  })

  it('of a machine that reads the whole shop is no lesson, and unknown products leave no row', async () => {
    const ids = many(250, 'p')
    const { send, learn, rows } = await shop(
      'machine',
      ids.map((id) => product(id)),
    )
    await send([...ids.map((id) => view('robot', id)), ...many(50, 'nothing').map((id) => view('v', id))])
    await learn()
    expect((await rows('popularity')).length).toBe(200)
    expect(await rows('basket_pair')).toEqual([])
  })

  it('without consent is tied to no one', async () => {
    const { send, learn, rows } = await shop('private', [product('a'), product('b')])
    await send([
      view(null, 'a'),
      view(null, 'b'),
      search(null, 'solglasögon'),
      { ...view(null, 'a'), dsid: 'known', session_id: 's' },
    ])
    await learn()
    const tables = [
      'basket_item',
      'taste',
      'popularity_seen',
      'network_vote',
      'query_visitor',
      'searched_query',
      'popularity',
    ]
    for (const table of tables) expect(await rows(table), table).toEqual([])
    const people = await rows('event', 'visitor, session, signed_visitor, network')
    expect(new Set(people.flatMap((row) => Object.values(row as object)))).toEqual(new Set([null]))
  })

  it('lifts what is popular in the listing', async () => {
    const { market, send, learn } = await shop('lift', [
      product('first', { popularity: 10 }),
      product('popular', { popularity: 1 }),
    ])
    const order = async () => {
      const query = {
        searchText: '',
        filters: [],
        asYouType: false,
        sort: null,
        offset: 0,
        limit: 9,
        facets: [],
        rules: null,
      }
      return (await market.index.search(query)).hits.map(({ id }) => id)
    }
    expect(await order()).toEqual(['first', 'popular'])
    await send(many(200, 'v').map((visitor) => event('add_to_cart', visitor, { product_id: 'popular' })))
    await learn()
    expect(await order()).toEqual(['popular', 'first'])
  })

  it('is forgotten in time', async () => {
    const { send, learn, rows } = await shop('forget', [product('a'), product('b')])
    await send([view('v', 'a'), view('v', 'b'), search('v', 'solglasögon')])
    await learn()
    now += 400 * 24 * HOUR
    await forget(service.deps)
    for (const table of ['basket_item', 'taste', 'popularity_seen', 'query_visitor', 'searched_query', 'basket_pair']) {
      expect(await rows(table), table).toEqual([])
    }
    now -= 400 * 24 * HOUR
  })
})

describe('recommendations', () => {
  it('are what others met together with it, in stock, and no other colour of the same', async () => {
    const { send, learn, recommend } = await shop('together', [
      product('black', { brand: 'A', attributes: { model: 'M' }, popularity: 1 }),
      product('blue', { brand: 'A', attributes: { model: 'M' } }),
      product('case', { brand: 'B' }),
      product('gone', { brand: 'B', in_stock: false }),
      product('popular', { brand: 'C', popularity: 99 }),
      ...many(20, 'other').map((id) => product(id, { brand: 'D' })),
    ])
    const visits = many(12, 'v').flatMap((visitor) => ['black', 'blue', 'case', 'gone'].map((id) => view(visitor, id)))
    const others = many(40, 'w').flatMap((visitor, n) => [view(visitor, `other${n % 20}`), view(visitor, 'popular')])
    await send([...visits, ...others])
    await learn()
    const shown = await recommend('product', { product_id: 'black' })
    expect(shown[0]).toBe('case')
    expect(shown).not.toContain('blue')
    expect(shown).not.toContain('gone')
    expect(shown).toContain('popular')
    expect(
      await recommend('product', { product_id: 'black', filters: [{ field: 'brand', op: 'in', data: ['C'] }] }),
    ).toEqual(['popular'])
  })

  it('beside a cart prefer what is bought together', async () => {
    const { send, learn, recommend } = await shop(
      'cart',
      ['lens', 'drops', 'solution', 'seen', ...many(30, 'x')].map((id) => product(id)),
    )
    const bought = many(15, 'v').flatMap((visitor) =>
      ['lens', 'drops', 'solution'].map((id) => event('add_to_cart', visitor, { product_id: id })),
    )
    const seen = many(15, 'w').flatMap((visitor) => ['lens', 'drops', 'seen'].map((id) => view(visitor, id)))
    const noise = many(60, 'n').flatMap((visitor, n) => [
      view(visitor, `x${n % 30}`),
      view(visitor, `x${(n * 7) % 30}`),
    ])
    await send([...bought, ...seen, ...noise])
    await learn()
    const shown = await recommend('products', { product_ids: ['lens', 'drops'] })
    expect(shown.slice(0, 2)).toEqual(['solution', 'seen'])
  })

  it('on other pages suit what a known visitor met, and are what is popular for others', async () => {
    const { send, learn, recommend } = await shop('general', [
      product('run', { popularity: 1 }),
      product('shoe', { popularity: 1 }),
      product('hit', { popularity: 50 }),
      ...many(20, 'x').map((id) => product(id)),
    ])
    const pairs = many(12, 'v').flatMap((visitor) => [view(visitor, 'run'), view(visitor, 'shoe')])
    const noise = many(40, 'n').flatMap((visitor, n) => [view(visitor, `x${n % 20}`), view(visitor, 'hit')])
    await send([...pairs, ...noise, view('me', 'run')])
    await learn()
    expect((await recommend('general', { dsid: 'me' }))[0]).toBe('shoe')
    expect((await recommend('general', { dsid: 'stranger' }))[0]).toBe('hit')
    expect((await recommend('general', {}))[0]).toBe('hit')
  })

  it('begin with what is popular in a shop that has learnt nothing, and never fail on what is unknown', async () => {
    const { recommend } = await shop('empty', [
      product('a', { popularity: 5, category: ['Glas'] }),
      product('b', { popularity: 9, category: ['Glas'] }),
      product('c', { popularity: 7, category: ['Annat'] }),
    ])
    expect(await recommend('general', {})).toEqual(['b', 'c', 'a'])
    expect(await recommend('category', { category_id: ['Glas'] })).toEqual(['b', 'a'])
    expect(await recommend('product', { product_id: 'nowhere' })).toEqual(['b', 'c', 'a'])
  })
})

describe('suggestions of what others search for', () => {
  it('need five different visitors and something found', async () => {
    const { send, learn, suggest } = await shop('queries', [product('a', { title: 'Zebra' })])
    await send([
      ...many(8, 'v').map((visitor) => search(visitor, '  Runda  BÅGAR ')),
      ...many(4, 'v').map((visitor) => search(visitor, 'runda hattar')),
      ...many(60, '').map(() => search('v1', 'runda hjul')),
      ...many(9, 'v').map((visitor) => search(visitor, 'runda ingenting', 0)),
      ...many(9, '').map(() => search(null, 'runda okända')),
    ])
    await learn(2 * HOUR)
    expect(await suggest('run')).toEqual(['runda bågar'])
    await send([search('v9', 'runda hattar')])
    await learn(2 * HOUR)
    // The call that finds outdated queries starts a renewal for later calls.
    await suggest('rund')
    await vi.waitFor(async () => expect(await suggest('rund')).toEqual(['runda bågar', 'runda hattar']))
    expect(await suggest('bag')).toEqual(['runda bågar'])
    expect(await suggest('rudna')).toEqual(['runda bågar', 'runda hattar'])
  })

  it('never show what may be about a person', async () => {
    const { send, learn, suggest } = await shop('secrets', [product('a', { title: 'Zebra' })])
    const secrets = ['anna@example.se', 'ring 070-123 45 67', 'jag 19900101-1234', 'kort 4111 1111 1111 1111']
    await send(secrets.flatMap((query) => many(9, 'v').map((visitor) => search(visitor, query))))
    await learn(2 * HOUR)
    for (const query of secrets) expect(await suggest(query.slice(0, 4)), query).toEqual([])
  })

  it('are those of the own shop', async () => {
    const mine = await shop('mine', [product('a', { title: 'Zebra' })])
    const theirs = await shop('theirs', [product('a', { title: 'Zebra' })])
    await mine.send(many(6, 'v').map((visitor) => search(visitor, 'runda bågar')))
    await mine.learn(2 * HOUR)
    await theirs.learn(0)
    expect(await mine.suggest('run')).toEqual(['runda bågar'])
    expect(await theirs.suggest('run')).toEqual([])
  })
})
