import { describe, expect, it } from 'vitest'
import { testShop } from '../testing/shop.js'
import { fetchSearchResults } from './api.js'
import { listing } from './listing.js'
import { recommend, related } from './recommend.js'

const params = { filters: [], sort: null, limit: 20 }

describe('calls of the service', () => {
  it('carry the caller, and no product or person unless given [WNET-001] [WEVENT-001] [WNET-012] [WEVENT-020]', async () => {
    for (const tenant of ['one', 'two']) {
      const shop = testShop({ tenant, market: 'no', consent: true, userId: 7, sessionId: 's', metaData: { a: 1 } })
      await shop.client.api.results({ ...params, query: 'x' })
      expect(shop.calls[0]?.url).toBe('https://api.test/v2/search/results')
      expect(shop.calls[0]?.body).toEqual({
        tenant,
        market: 'no',
        query: 'x',
        filters: [],
        sort: null,
        limit: 20,
        dsid: expect.any(String),
        user_id: '7',
        session_id: 's',
        metadata: { a: 1 },
      })
    }
  })

  it('carry no id before there is consent, and generated ones afterwards, the same every time [WEVENT-018]', async () => {
    const shop = testShop({ userId: 7 })
    await shop.client.api.results({ ...params, query: 'a' })
    shop.client.setConsent(true)
    await shop.client.api.results({ ...params, query: 'b' })
    await shop.client.api.results({ ...params, query: 'c' })
    const ids = shop.calls.map(({ body }) => [body['dsid'], body['user_id'], body['session_id']])
    expect(ids[0]).toEqual([null, null, null])
    expect(ids[1]).toEqual([expect.any(String), '7', expect.any(String)])
    expect(ids[2]).toEqual(ids[1])
  })

  it('begin a new session after half an hour of rest, on the same device', async () => {
    const shop = testShop({ consent: true })
    const ask = async (query: string) => {
      await shop.client.api.results({ ...params, query })
      return shop.calls.at(-1)?.body
    }
    const first = await ask('a')
    await shop.clock.pass(1_799_000)
    const still = await ask('b')
    await shop.clock.pass(1_800_000)
    const later = await ask('c')
    expect(still?.['session_id']).toBe(first?.['session_id'])
    expect(later?.['session_id']).not.toBe(first?.['session_id'])
    expect(later?.['dsid']).toBe(first?.['dsid'])
  })

  it('send suggestions in the query-string, metadata as JSON, again after a 500 [WSUGG-004] [WSUGG-005]', async () => {
    let attempts = 0
    const shop = testShop({
      metaData: { a: 1 },
      respond: () => (++attempts === 1 ? { status: 500 } : { json: { suggestions: [], suggestions_request_id: 'q' } }),
    })
    const reply = shop.client.api.suggestions('glasögon')
    await shop.clock.pass(1000)
    expect(await reply).toEqual({ suggestions: [], suggestions_request_id: 'q' })
    expect(Object.fromEntries(new URL(shop.calls[1]?.url ?? '').searchParams)).toEqual({
      tenant: 'shop',
      market: 'se',
      query: 'glasögon',
      metadata: '{"a":1}',
    })
    expect(shop.calls[1]?.body).toEqual({})
  })

  it('list a category, with the override of a link [WNET-002]', async () => {
    const shop = testShop()
    await listing(shop.client.api, { ...params, category: 'c1', queryId: 'q' })
    expect(shop.calls[0]?.path).toBe('product-listing')
    expect(shop.calls[0]?.body).toMatchObject({ category: 'c1', query_id: 'q', limit: 20 })
  })

  it.each<[string, object, object, string]>([
    ['general', {}, {}, 'WNET-007'],
    ['category', { categoryId: 'c' }, { category_id: 'c' }, 'WNET-004'],
    ['product', { productId: 'p' }, { product_id: 'p' }, 'WNET-005'],
    ['products', { productIds: ['p', 'q'] }, { product_ids: ['p', 'q'] }, 'WNET-006'],
  ])('recommend by %s, keys in snake case [WREC-002] [WREC-003]', async (kind, given, sent, _id) => {
    const shop = testShop({ consent: true })
    await recommend(shop.client, { kind, ...given, limit: 4 } as never)
    expect(shop.calls[0]?.path).toBe(`recommend/products/${kind}`)
    expect(shop.calls[0]?.body).toEqual({
      tenant: 'shop',
      market: 'se',
      dsid: expect.any(String),
      user_id: null,
      session_id: expect.any(String),
      metadata: {},
      document_referrer: 'https://before.test/',
      limit: 4,
      ...sent,
    })
  })

  it('find related goods [WNET-003]', async () => {
    const shop = testShop({ respond: () => ({ json: { displays: [] } }) })
    expect(await related(shop.client, { productId: 'p' })).toEqual({ displays: [] })
    expect(shop.calls[0]?.body).toMatchObject({ product_id: 'p', tenant: 'shop' })
  })

  it('return an empty answer when they fail', async () => {
    const shop = testShop({ respond: () => ({ status: 404 }) })
    const { api } = shop.client
    const failed = { n_hits: 0, displays: [], sorts: [], filters: [], search_request_id: 'error', failed: true }
    expect(await api.suggestions('x')).toEqual({ suggestions: [], failed: true, suggestions_request_id: 'error' }) // [WRETRY-007]
    expect(await api.results({ ...params, query: 'x' })).toEqual(failed) // [WRETRY-008]
    expect(await listing(api, { ...params, category: 'x' })).toEqual({ ...failed, breadcrumb: [], quick_links: [] }) // [WRETRY-009]
    expect(await related({ api }, { productId: 'x' })).toEqual({ displays: [] }) // [WRETRY-010]
    await expect(fetchSearchResults(api, { ...params, query: 'x' })).rejects.toThrow(
      new Error('Failed to fetch search results'), // [WRETRY-011]
    )
  })

  it.each([null, 7, [], {}, { displays: null }, { displays: [], sorts: [], filters: {} }])(
    'answer emptily when the service answers %j',
    async (json) => {
      const shop = testShop({ respond: () => ({ json: json ?? 'null' }) })
      expect(await shop.client.api.results({ ...params, query: 'x' })).toMatchObject({ failed: true, displays: [] })
      expect(shop.client.api.knownResults({ ...params, query: 'x' })).toBeUndefined()
    },
  )

  it('return an empty answer when the reply is not JSON', async () => {
    const shop = testShop()
    const env = { ...shop.env, fetch: () => Promise.resolve(new Response('<html>')) }
    const { createApi } = await import('./api.js')
    const api = createApi(env, { base: 'https://x/v2/', caller: () => ({}) as never })
    expect(await related({ api }, { query: 'x' })).toEqual({ displays: [] })
  })

  it('are sent once for equal bodies, and again after a failure [WNET-008] [WNET-009]', async () => {
    let status = 404
    const shop = testShop({ respond: () => ({ status, json: { displays: [], sorts: [], filters: [] } }) })
    const ask = (extra: object) => shop.client.api.results({ ...params, query: 'x', ...extra })
    await Promise.all([ask({}), ask({ offset: 0 })])
    expect(shop.calls).toHaveLength(1)
    status = 200
    await ask({})
    await ask({})
    expect(shop.calls).toHaveLength(2)
    expect(shop.client.api.knownResults({ ...params, query: 'x' })).toMatchObject({ displays: [] })
    expect(shop.client.api.knownResults({ ...params, query: 'y' })).toBeUndefined()
  })

  it('are transformed by the shop before they are cached, and fail when that throws', async () => {
    const shop = testShop({
      respond: () => ({ json: { displays: [1], sorts: [], filters: [] } }),
      transform: (reply) => ({ ...reply, changed: true }),
    })
    expect(await related(shop.client, { query: 'x' })).toMatchObject({ displays: [1], changed: true })
    await shop.client.api.results({ ...params, query: 'x' })
    expect(shop.client.api.knownResults({ ...params, query: 'x' })).toMatchObject({ changed: true })
    const broken = testShop({
      transform: () => {
        throw new Error('displayTransformer returned wrong number of page URLs')
      },
    })
    expect(await broken.client.api.results({ ...params, query: 'x' })).toMatchObject({ failed: true })
    expect(broken.reports).toEqual([['displayTransformer returned wrong number of page URLs', undefined]])
  })

  it('are logged in the debug panel', async () => {
    const shop = testShop({ respond: () => ({ status: 404 }) })
    await related(shop.client, { query: 'x' })
    expect(shop.log.getState().entries.filter(({ kind }) => kind === 'call')).toEqual([
      { kind: 'call', path: 'search/related', ms: 0, status: 404, at: shop.clock.now() },
    ])
  })
})
