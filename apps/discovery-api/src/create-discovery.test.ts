import { type DiscoveryEndpoint, discoveryEndpoints } from '@klarsikt/contract/discovery'
import { DatabaseAway } from '@klarsikt/server/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ADMIN_KEY } from './testing/secret.js'
import { ask, createTestService, product, type TestService } from './testing/test-service.js'

let service: TestService
let key: string
beforeAll(async () => {
  service = await createTestService()
  key = await service.tenant('optik')
  await service.feed('optik', [
    product('1', {
      title: 'Calder',
      brand: 'Gucci',
      category: ['Glasögon', 'Läsglasögon'],
      sale_price: 1295,
      original_price: 1495.5,
      attributes: { Färg: ['Svart'], bredd: 52 },
      popularity: 2,
    }),
    product('2', {
      title: 'Fiskvik',
      brand: 'Tom Ford',
      category: ['Glasögon'],
      sale_price: 2000,
      attributes: { Färg: ['Röd'], bredd: 49 },
      popularity: 9,
    }),
    product('3', {
      title: 'Solbåge',
      brand: 'Prada',
      category: ['Solglasögon'],
      sale_price: 99.5,
      in_stock: false,
      attributes: { Färg: ['Svart', 'Röd'] },
    }),
  ])
})
afterAll(() => service.drop())

const search = (more: object = {}) =>
  ask(service, '/v2/search/results', { body: { tenant: 'optik', market: 'se', query: '', ...more } })
const ids = ({ body }: { body: { displays: { product_id: string }[] } }) => body.displays.map((one) => one.product_id)

it('has a handler for every call of the contract, and no handler beside it', () => {
  const address = ({ route }: DiscoveryEndpoint) => `${route.method} ${route.path}`
  const promised = Object.values(discoveryEndpoints as Record<string, DiscoveryEndpoint>).map(address)
  expect(service.routes.map(({ endpoint }) => address(endpoint)).toSorted()).toEqual(promised.toSorted())
})

it('answers by the schemas of the contract [WNET-001, WNET-002, WNET-003, WSUGG-005]', async () => {
  const caller = { tenant: 'optik', market: 'se' }
  const calls = {
    searchResults: { ...caller, query: 'calder', highlight: true },
    productListing: { ...caller, category: ['Glasögon'] },
    searchRelated: { ...caller, product_id: 1 },
    recommendGeneral: caller,
    recommendForCategory: { ...caller, category_id: 'Glasögon' },
    recommendForProduct: { ...caller, product_id: '1' },
    recommendForProducts: { ...caller, product_ids: ['1', 3] },
  } as const
  for (const [name, body] of Object.entries(calls)) {
    const one = discoveryEndpoints[name as keyof typeof calls]
    const answer = await ask(service, one.route.path, { body })
    expect([name, answer.status]).toEqual([name, 200])
    expect(one.reply.safeParse(answer.body).error).toBeUndefined()
    expect([name, answer.body.displays.length > 0]).toEqual([name, true])
  }
  const suggestions = await ask(service, '/v2/search/suggestions?tenant=optik&market=se&query=cal&metadata=%7B%7D', {
    method: 'POST',
  })
  expect(discoveryEndpoints.searchSuggestions.reply.safeParse(suggestions.body).error).toBeUndefined()
  expect(suggestions.body.suggestions[0].title).toBe('Calder')
})

describe('a search', () => {
  it('gives cards with amounts, currency and an id for each result', async () => {
    const { body } = await search({ query: 'calder' })
    expect(body.n_hits).toBe(1)
    expect(body.displays[0]).toMatchObject({
      product_id: '1',
      title: 'Calder',
      sale_price: 1295,
      original_price: 1495.5,
      currency: 'SEK',
      search_result_id: `${body.search_request_id}-1`,
      ga_product_id: '1',
    })
  })

  it('filters by amounts as they are shown, and by attributes', async () => {
    const by = async (field: string, op: string, data: unknown) =>
      ids(await search({ filters: [{ field, op, data }] })).toSorted()
    expect(await by('sale_price', 'inrange', [99.5, 1295])).toEqual(['1', '3'])
    expect(await by('sale_price', 'leq', 99.5)).toEqual(['3'])
    expect(await by('Färg', 'in', ['Svart'])).toEqual(['1', '3'])
    expect(await by('Färg', 'nin', ['Svart'])).toEqual(['2'])
    expect(await by('category', 'in', [['Glasögon', 'Läsglasögon']])).toEqual(['1'])
    expect(await by('in_stock', 'eq', true)).toEqual(['1', '2'])
    expect(await by('in_stock', 'eq', '1')).toEqual(['1', '2'])
    expect(await by('bredd', 'geq', 50)).toEqual(['1'])
  })

  it('ignores filters and sorts without sense [WPAGE-043, WPAGE-044]', async () => {
    const answer = await search({
      sort: { field: 'nothing', order: 'asc' },
      filters: [
        { field: 'nothing', op: 'in', data: ['x'] },
        { field: 'Färg', op: 'in', data: [] },
        { field: 'sale_price', op: 'leq', data: 'much' },
        { field: 'sale_price', op: 'inrange', data: [null, null] },
        'x',
      ],
    })
    expect([answer.status, answer.body.n_hits, ids(answer)[0]]).toEqual([200, 3, '2'])
  })

  it('sorts', async () => {
    expect(ids(await search({ sort: { field: 'sale_price', order: 'desc' } }))).toEqual(['2', '1', '3'])
    expect(ids(await search({ sort: { field: 'title', order: 'asc' } }))).toEqual(['1', '2', '3'])
  })

  it('offers filters of the right kinds with counts', async () => {
    const { body } = await search()
    const groups = Object.fromEntries(body.filters.map((one: { field: string }) => [one.field, one]))
    expect(groups['sale_price']).toMatchObject({
      type: 'range',
      op: 'inrange',
      data: [99.5, 2000],
      meta: { group_title: 'Pris', price: true },
    })
    expect(groups['category'].data.map((one: { title: string }) => one.title)).toEqual(['Glasögon', 'Solglasögon'])
    expect(groups['category'].data[0].children).toMatchObject([
      { value: ['Glasögon', 'Läsglasögon'], count: 1, children: [] },
    ])
    expect(groups['Färg']).toMatchObject({
      type: 'swatch',
      data: [
        { value: 'Röd', count: 2, colour: '#c8102e' },
        { value: 'Svart', count: 2, colour: '#000000' },
      ],
    })
    expect(groups['in_stock']).toMatchObject({ type: 'boolean', op: 'eq' })
    expect(groups['bredd']).toMatchObject({ type: 'range', data: [49, 52] })
  })
})

it('offers attributes and values whose names every object has', async () => {
  await service.tenant('names')
  const odd = (id: string, value: string) =>
    product(id, { attributes: { constructor: value, toString: `x${value}`, color: [value, 'constructor'] } })
  const variants = [{ product_id: '4v', attributes: { valueOf: 'y' } }]
  await service.feed('names', [odd('1', 'Röd'), odd('2', 'Röd'), odd('3', 'Blå'), { ...odd('4', 'Blå'), variants }])
  const respond = (filters: object[]) =>
    ask(service, '/v2/search/results', { body: { tenant: 'names', market: 'se', query: '', filters } })
  const { status, body } = await respond([])
  expect([status, discoveryEndpoints.searchResults.reply.safeParse(body).error]).toEqual([200, undefined])
  const titles = body.filters.map((one: { meta: { group_title: string } }) => one.meta.group_title)
  expect(titles).toEqual(expect.arrayContaining(['Constructor', 'ToString', 'Color']))
  expect(ids(await respond([{ field: 'constructor', op: 'in', data: ['Röd'] }])).toSorted()).toEqual(['1', '2'])
})

describe('a listing', () => {
  it('has breadcrumb and quick links of the fed categories', async () => {
    await ask(service, '/v2/feed/optik/se/categories', {
      method: 'PUT',
      key,
      body: [
        { category_id: 10, path: ['Glasögon'], page_url: '/glasögon' },
        { category_id: 'las', path: ['Glasögon', 'Läsglasögon'], title: 'Läs', page_url: '/glasögon/läsglasögon' },
        { category_id: 'gucci', path: ['Gucci'], category_type: 'BRAND' },
      ],
    })
    await service.deps.markets.caughtUp()
    const list = (category: unknown) =>
      ask(service, '/v2/product-listing', { body: { tenant: 'optik', market: 'se', category } })
    const top = await list(10)
    expect([top.body.n_hits, top.body.quick_links]).toEqual([
      2,
      [{ category_id: 'las', title: 'Läs', page_url: '/glasögon/läsglasögon', count: 1 }],
    ])
    const sub = await list('las')
    expect([ids(sub), sub.body.breadcrumb]).toEqual([
      ['1'],
      [
        { category_id: '10', title: 'Glasögon', page_url: '/glasögon' },
        { category_id: 'las', title: 'Läs', page_url: '/glasögon/läsglasögon' },
      ],
    ])
    expect(ids(await list('gucci'))).toEqual(['1'])
    const none = await list('nowhere')
    expect([none.status, none.body.n_hits, none.body.breadcrumb]).toEqual([200, 0, []])
  })
})

describe('who may call', () => {
  it.each([
    ['tenant', { tenant: 'nobody' }],
    ['market', { market: 'no' }],
  ])('answers 404 for an unknown %s', async (field, more) => {
    const answer = await search(more)
    expect([answer.status, answer.body.error.code, Object.keys(answer.body.error.fields)]).toEqual([
      404,
      'not-found',
      [field],
    ])
  })

  it.each([
    ['tenant', { tenant: 7 }],
    ['query', { query: undefined }],
    ['limit', { limit: 1000 }],
  ])('answers 422 and names %s', async (field, more) => {
    const answer = await search(more)
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, [field]])
  })

  it('is every page of the origins that the tenant allows', async () => {
    await service.tenant('strict', { origins: ['https://shop.test'] })
    const from = (origin: string) =>
      ask(service, '/v2/search/results', { body: { tenant: 'strict', market: 'se', query: '' }, headers: { origin } })
    const own = await from('https://shop.test')
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, 'https://shop.test'])
    for (const origin of ['https://evil.test', 'null', 'https://shop.test.evil.test']) {
      const other = await from(origin)
      expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([403, null])
    }
    const credentials = own.headers.get('access-control-allow-credentials')
    expect(credentials).toBeNull()
  })

  it('answers a preflight without knowing the tenant, and lets no page send a key', async () => {
    const answer = await ask(service, '/v2/search/results', {
      method: 'OPTIONS',
      headers: { origin: 'https://a.test' },
    })
    expect([answer.status, answer.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'content-type,x-request-id',
    ])
  })

  it.each([undefined, 'wrong', 'Bearer', ''])('is refused at the feed with the key %s', async (wrong) => {
    const answer = await ask(service, '/v2/feed/optik/se/products/1', {
      method: 'DELETE',
      ...(wrong === undefined ? {} : { key: wrong }),
    })
    expect([answer.status, answer.body.error.code]).toEqual([401, 'unauthorized'])
  })

  it('is refused with the key of another tenant, and to create tenants with any but the admin key', async () => {
    const other = await service.tenant('other')
    expect((await ask(service, '/v2/feed/optik/se/products/1', { method: 'DELETE', key: other })).status).toBe(401)
    expect(
      (await ask(service, '/v2/tenants/new', { method: 'PUT', key, body: { markets: ['se'], language: 'sv' } })).status,
    ).toBe(401)
  })

  it('keeps keys as digests, shows a key once, and lets two work for a day', async () => {
    const first = await service.tenant('keys')
    const again = await ask(service, '/v2/tenants/keys', {
      method: 'PUT',
      key: ADMIN_KEY,
      body: { markets: ['se', 'no'], language: 'sv' },
    })
    expect(again.body).toEqual({ tenant: 'keys', markets: ['no', 'se'], created: false, secret_key: null })
    const { rows } = await service.test.database.query<{ all: string }>({
      text: 'select row_to_json(k)::text as all from discovery.tenant_key k',
    })
    expect(rows.some((row) => row.all.includes(first))).toBe(false)
    const rotated = await ask(service, '/v2/tenants/keys/key', { method: 'POST', key: first })
    for (const one of [first, rotated.body.secret_key])
      expect((await ask(service, '/v2/feed/keys/se/products/1', { method: 'DELETE', key: one })).status).toBe(200)
    await service.test.database.query({
      text: `update discovery.tenant_key set valid_until = '2026-11-02T09:59:59Z' where tenant = 'keys' and valid_until is not null`,
    })
    expect((await ask(service, '/v2/feed/keys/se/products/1', { method: 'DELETE', key: first })).status).toBe(401)
  })
})

describe('while the database is away', () => {
  it('a search of what is known is answered, and everything else asks to come back', async () => {
    await search()
    const { database } = service.test
    const away = vi.spyOn(database, 'guard').mockRejectedValue(new DatabaseAway())
    const query = vi.spyOn(database, 'query').mockRejectedValue(new DatabaseAway())
    try {
      expect((await search()).body.n_hits).toBe(3)
      const event = await ask(service, '/v2/create-events', {
        body: { tenant: 'optik', market: 'se', events: [{ event_type: 'click', product_id: '1' }] },
      })
      expect([event.status, event.headers.get('retry-after'), event.body.error.code]).toEqual([503, '2', 'unavailable'])
      const market = await service.deps.markets.get('optik', 'se')
      market?.cards.forgetAll()
      expect((await search({ limit: 3 })).status).toBe(503)
    } finally {
      away.mockRestore()
      query.mockRestore()
    }
    expect((await search()).status).toBe(200)
  })
})

it('publishes its document', async () => {
  const { body } = await ask(service, '/v2/openapi.json')
  expect([body.openapi, '/v2/search/results' in body.paths]).toEqual(['3.1.0', true])
})

it('answers 405 to another method of a known path, with those that it has', async () => {
  for (const [path, method, allow] of [
    ['/v2/search/results', 'GET', 'POST'],
    ['/v2/image', 'POST', 'GET'],
    ['/v2/feed/a/se/products', 'DELETE', 'PUT'],
    ['/v2/console/api/session', 'PUT', 'POST, GET, DELETE'],
  ] as const) {
    const { status, headers, body } = await ask(service, path, { method })
    expect([status, headers.get('allow'), body.error.code]).toEqual([405, allow, 'wrong-method'])
  }
  expect((await ask(service, '/v2/nowhere', { method: 'GET' })).status).toBe(404)
})
