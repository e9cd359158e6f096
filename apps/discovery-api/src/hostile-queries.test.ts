import { demoRecords, eyewearQueries } from '@klarsikt/fixtures/relevance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from './engine/embedded/embedded-engine.js'
import type { SearchQuery } from './engine/engine.js'
import type { Market } from './modules/catalogue-index/market.js'
import { explainPlace } from './modules/console/explain.js'
import { hostileTexts } from './testing/hostile-texts.js'
import { ask, createTestService, NOW, type TestService } from './testing/test-service.js'

/** A hostile query takes at most so many times what the median one takes. */
const MOST = 50
/** Runs of each kind, of which the best counts: other work on the machine is no fault of the query's. */
const RUNS = 4

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

/** Every kind of query; `run` keeps an answer in memory from being given out again. */
const KINDS: Record<string, (query: string, run: number) => Promise<unknown>> = {
  results: (query, run) => post('/v2/search/results', { query, offset: run }),
  'results as typed': (query, run) => post('/v2/search/results', { query, offset: run, as_you_type: true }),
  suggestions: (query, run) => post('/v2/search/suggestions', { query, limit: 5 + run }),
  related: (query) => post('/v2/search/related', { query }),
  explain: (query) => explainPlace(market, { query, product_id: product }),
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** The best of several runs, each with a text of its own, so that nothing is known from the run before. */
async function best(work: (run: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) times.push(await timed(() => work(run)))
  return Math.min(...times)
}

describe.each(Object.entries(KINDS))('%s', (_, query) => {
  it(`takes at most ${String(MOST)} times the median for a hostile text`, { timeout: 120_000 }, async () => {
    const usual: number[] = []
    for (const text of ordinary.slice(0, 60)) usual.push(await best((run) => query(text, run)))
    const median = usual.sort((a, b) => a - b)[usual.length >> 1] ?? 0
    const texts = Array.from({ length: RUNS }, (_, run) => hostileTexts(run))
    for (const kind of texts[0]?.keys() ?? []) {
      const time = await best((run) => query(texts[run]?.get(kind) ?? '', run))
      expect(time / median, `${kind}: ${time.toFixed(1)} ms, median ${median.toFixed(2)} ms`).toBeLessThan(MOST)
    }
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
