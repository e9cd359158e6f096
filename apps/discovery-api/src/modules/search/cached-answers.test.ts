import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createEmbeddedEngine } from '../../engine/embedded/embedded-engine.js'
import { ADMIN_KEY } from '../../testing/secret.js'
import { ask, createTestService, product, type TestService } from '../../testing/test-service.js'
import { ResponseCache, ReadyReply } from './response-cache.js'

const variant = (id: string, colour: string) => ({ product_id: id, in_stock: true, attributes: { Färg: colour } })
const CALDER = product('1', {
  title: 'Calder',
  brand: 'Gucci',
  category: ['Glasögon', 'Läsglasögon'],
  sale_price: 1295,
  attributes: { bredd: 52 },
  variants: [variant('1r', 'Röd'), variant('1s', 'Svart')],
})

const PLACE = { tenant: 'optik', market: 'se' }
const filters = [{ field: 'Färg', op: 'in', data: ['Svart'] }]
const SEARCH = '/v2/search/results'
const LISTING = '/v2/product-listing'
const CALLS = [
  [SEARCH, { query: 'calder' }],
  [SEARCH, { query: 'calder', highlight: true }],
  [SEARCH, { query: 'cal', as_you_type: true }],
  [SEARCH, { query: '', filters }],
  [SEARCH, { query: '', limit: 1, offset: 1 }],
  [SEARCH, { query: '', sort: { field: 'sale_price', order: 'desc' } }],
  [SEARCH, { query: 'retur' }],
  [LISTING, { category: ['Glasögon'] }],
  [LISTING, { category: ['Glasögon'], filters }],
  [LISTING, { category: 'gucci' }],
  [LISTING, { category: 'gone' }],
] as const

let asked: TestService
let writer: TestService
beforeAll(async () => {
  asked = await createTestService({ engine: createEmbeddedEngine() })
  writer = await createTestService({ beside: asked })
  await asked.tenant('optik')
  await asked.feed('optik', [
    CALDER,
    product('2', {
      title: 'Fiskvik',
      brand: 'Tom Ford',
      category: ['Glasögon'],
      sale_price: 2000,
      attributes: { bredd: 49 },
    }),
    product('3', { title: 'Solbåge', category: ['Solglasögon'], sale_price: 99.5, in_stock: false }),
  ])
})
afterAll(async () => {
  await writer.drop()
  await asked.drop()
})

/** The answers to every call, with the ids of the answers replaced. */
async function answers(): Promise<readonly string[]> {
  const texts: string[] = []
  for (const [path, body] of CALLS) {
    const answer = await ask(asked, path, { body: { ...PLACE, ...body } })
    const id = (answer.body.search_request_id ?? answer.body.product_listing_request_id) as string
    expect(texts.some((text) => text.includes(id))).toBe(false)
    texts.push(`${id} ${JSON.stringify([path, body, answer.status, answer.body]).replaceAll(id, 'ID')}`)
  }
  return texts.map((text) => text.slice(text.indexOf(' ')))
}

async function uncached(): Promise<readonly string[]> {
  const market = await asked.deps.markets.get('optik', 'se')
  market?.cards.forgetAll()
  const withoutCache = vi
    .spyOn(ResponseCache.prototype, 'get')
    .mockImplementation(async (_market, _params, work) => new ReadyReply(await work()))
  try {
    return await answers()
  } finally {
    withoutCache.mockRestore()
  }
}

const put = async (path: string, body: unknown): Promise<void> => {
  const { status } = await ask(writer, path, { method: 'PUT', key: ADMIN_KEY, body })
  expect(status).toBe(200)
}
const settings = (more: object) => put('/v2/tenants/optik', { markets: ['se'], language: 'sv', ...more })

it.each<[name: string, change: () => Promise<unknown>]>([
  ['a product', () => writer.feed('optik', [{ ...CALDER, title: 'Calder Ny', sale_price: 5 }], '?mode=upsert')],
  [
    'the variants of a product',
    () => writer.feed('optik', [{ ...CALDER, variants: [variant('1s', 'Svart')] }], '?mode=upsert'),
  ],
  ['a removed product', () => ask(writer, '/v2/feed/optik/se/products/2', { method: 'DELETE', key: ADMIN_KEY })],
  [
    'the categories',
    () =>
      put('/v2/feed/optik/se/categories', [
        { category_id: 'gucci', path: ['Gucci'], category_type: 'BRAND' },
        { category_id: 'las', path: ['Glasögon', 'Läsglasögon'], title: 'Läs', page_url: '/las' },
      ]),
  ],
  ['the content', () => put('/v2/feed/optik/se/content', [{ content_id: 'r', title: 'Retur', page_url: '/retur' }])],
  ['the synonyms', () => put('/v2/feed/optik/se/synonyms', [{ kind: 'equal', terms: ['retur', 'calder'] }])],
  ['the settings', () => settings({ filters: [{ field: 'brand', title: 'Märke' }] })],
  ['the whole catalogue', () => writer.feed('optik', [product('9', { title: 'Calder II', category: ['Glasögon'] })])],
])('a cached answer is what would be computed again after a change of %s [WNET-002]', async (_, change) => {
  const before = await answers()
  await change()
  await asked.deps.markets.caughtUp()
  const now = await answers()
  expect(now).toEqual(await uncached())
  expect(await answers()).toEqual(now)
  expect(now).not.toEqual(before)
})

it('a repeated search is not worked out again until something changes [WNET-002]', async () => {
  const market = await asked.deps.markets.get('optik', 'se')
  if (!market) throw new Error('The market is not open.')
  await asked.feed('optik', [CALDER, product('2', { title: 'Fiskvik' })])
  await asked.deps.markets.caughtUp()
  const search = vi.spyOn(market.index, 'search')
  const searches = async (query: string) => {
    search.mockClear()
    await ask(asked, SEARCH, { body: { ...PLACE, query } })
    return search.mock.calls.length
  }
  try {
    expect([await searches('calder'), await searches('calder')]).toEqual([1, 0])
    await writer.feed('optik', [product('2', { title: 'Fiskvik', sale_price: 7 })], '?mode=upsert')
    await asked.deps.markets.caughtUp()
    expect([await searches('calder'), await searches('calder')]).toEqual([1, 0])
  } finally {
    search.mockRestore()
  }
})
