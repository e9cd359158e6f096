import { demoRecords, eyewearQueries } from '@klarsikt/fixtures/relevance'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WorkBudget } from './engine/analyser/work-budget.js'
import { createEmbeddedEngine } from './engine/embedded/embedded-engine.js'
import type { SearchQuery } from './engine/engine.js'
import type { Market } from './modules/catalogue-index/market.js'
import { explainPlace } from './modules/console/explain.js'
import { hostileTexts } from './testing/hostile-texts.js'
import { ask, createTestService, NOW, type TestService } from './testing/test-service.js'

/** Most units of work for any query of the demo catalogue. */
const MOST_UNITS = 1_250_000

let service: TestService
let market: Market
let product = ''

const ordinary = eyewearQueries()
  .filter(({ noProducts }) => noProducts !== true)
  .map(({ query }) => query)

beforeAll(async () => {
  service = await createTestService({ rateLimitFactor: 1e6, engine: createEmbeddedEngine() })
  await service.tenant('shop')
  const records = await demoRecords(new Date(NOW))
  await service.feed('shop', records)
  product = records[0]?.product_id ?? ''
  const found = await service.deps.markets.get('shop', 'se')
  if (!found) throw new Error('The market is missing.')
  market = found
})
afterAll(() => service.drop())

const caller = { tenant: 'shop', market: 'se' }
const post = (path: string, body: object) => ask(service, path, { method: 'POST', body: { ...caller, ...body } })

/** Every kind of request, and how many queries it runs. */
const KINDS: Record<string, { readonly queries: number; readonly ask: (query: string) => Promise<unknown> }> = {
  results: { queries: 1, ask: (query) => post('/v2/search/results', { query }) },
  'results as typed': { queries: 1, ask: (query) => post('/v2/search/results', { query, as_you_type: true }) },
  suggestions: { queries: 1, ask: (query) => post('/v2/search/suggestions', { query }) },
  related: { queries: 1, ask: (query) => post('/v2/search/related', { query }) },
  explain: { queries: 2, ask: (query) => explainPlace({ settings: {} }, market, { query, product_id: product }) },
}

/** The work of a query in units. Counting instead of timing makes the test independent of other load. */
async function unitsOf(work: () => Promise<unknown>): Promise<number> {
  const spend = vi.spyOn(WorkBudget.prototype, 'spend')
  try {
    await work()
    return spend.mock.calls.reduce(
      (sum, [units], call) => (spend.mock.results[call]?.value === true ? sum + units : sum),
      0,
    )
  } finally {
    spend.mockRestore()
  }
}

describe.each(Object.entries(KINDS))('%s', (_, { queries, ask: question }) => {
  it('takes a bounded amount of work for every hostile text', async () => {
    for (const [kind, text] of hostileTexts(0))
      expect(await unitsOf(() => question(text)), kind).toBeLessThan(queries * MOST_UNITS)
  })
})

describe('the work of a query', () => {
  const search = (text: string) =>
    market.index.search({
      searchText: text,
      asYouType: false,
      filters: [],
      sort: null,
      offset: 0,
      limit: 10,
      facets: [],
      rules: null,
    } satisfies SearchQuery)

  it('is never cut for what people ask for', async () => {
    for (const text of ordinary) expect((await search(text)).exhausted, text).toBeUndefined()
  })

  it('ends at the budget, and the query is answered with what was found', async () => {
    const text = `glasögon ${hostileTexts(1).get('slips') ?? ''}`
    const first = await search(text)
    expect(first).toMatchObject({ exhausted: true, complete: true })
    expect(first.total).toBeGreaterThan(0)
    expect((await search(text)).hits).toEqual(first.hits)
  })
})

it('answers a query of 1,000 characters as its first 200, and refuses no query that it took before', async () => {
  const long = `solglasögon ${'dam '.repeat(247)}`
  const [whole, cut] = await Promise.all([
    post('/v2/search/results', { query: long }),
    post('/v2/search/results', { query: long.slice(0, 200) }),
  ])
  expect([whole.status, cut.status]).toEqual([200, 200])
  expect(whole.body.n_hits).toBe(cut.body.n_hits)
  for (const [kind, text] of hostileTexts(3))
    expect((await post('/v2/search/results', { query: text })).status, kind).toBe(200)
})
