import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Core } from '../embedded/core.js'
import { search as embeddedSearch } from '../embedded/search.js'
import type { IndexSettings, SearchEngine, SearchIndex, SearchQuery } from '../engine.js'
import type { ProductRecord } from '../record.js'
import { describeEngine } from '../testing/contract-suite.js'
import { createOpenSearchEngine } from './opensearch-engine.js'
import { catalogue } from './testing/catalogue.js'
import { startCluster, type TestCluster } from './testing/cluster.js'
import { findJavaTools } from './testing/java.js'
import { describeStarts } from './testing/starts-suite.js'

const settings: IndexSettings = { language: 'sv', synonyms: [{ kind: 'equal', terms: ['brillor', 'glasögon'] }] }
const asked = (text: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  searchText: text,
  filters: [],
  asYouType: false,
  sort: null,
  offset: 0,
  limit: 20,
  facets: [],
  rules: null,
  ...more,
})

const QUERIES: readonly SearchQuery[] = [
  asked(''),
  asked('solglasögon'),
  asked('glasögon'),
  asked('svarta solglasogon'),
  asked('ray ban'),
  asked('rayban'),
  asked('brillor'),
  asked('solglsögon'),
  asked('sol', { asYouType: true }),
  asked('linser', { filters: [{ field: 'brand', op: 'in', data: ['Acuvue', 'Dailies'] }] }),
  asked('', {
    filters: [{ field: 'sale_price', op: 'inrange', data: [10_000, null] }],
    sort: { field: 'sale_price', order: 'asc' },
  }),
  asked('', { sort: { field: 'title', order: 'desc' }, offset: 5, limit: 5 }),
  asked('solglasögon', { rules: { pin: ['p3', 'p40'], hide: ['p1'], adjust: [] } }),
]

const FACETS: SearchQuery['facets'] = [
  { field: 'brand', kind: 'value' },
  { field: 'category', kind: 'category' },
  { field: 'sale_price', kind: 'range' },
  { field: 'in_stock', kind: 'boolean' },
  { field: 'color', kind: 'value' },
]

const tools = await findJavaTools()
if ('missing' in tools && process.env['CI'] === 'true' && process.env['KLARSIKT_OPENSEARCH'] !== 'off')
  throw new Error(
    `CI runs the OpenSearch suite, for which ${tools.missing} is missing. Install it, or set KLARSIKT_OPENSEARCH=off.`,
  )
if ('missing' in tools) process.stderr.write(`\nLEFT OUT: the OpenSearch suite, for want of ${tools.missing}.\n`)

describe.skipIf('missing' in tools)('a cluster of three OpenSearch nodes', { timeout: 120_000 }, () => {
  let cluster: TestCluster
  let engine: SearchEngine
  let index: SearchIndex
  const records = catalogue(120)
  const embedded = new Core(settings)

  beforeAll(async () => {
    if ('missing' in tools) return
    cluster = await startCluster(tools)
    engine = createOpenSearchEngine({ nodes: cluster.nodes, shards: 3, replicas: 1 })
    index = await engine.open('butik/se', settings)
    await index.replace(records)
    for (const record of records) embedded.put(record)
  }, 240_000)

  afterAll(async () => {
    // The nodes stop first, because a closing client waits for unanswered requests.
    await cluster?.stop()
    await engine?.close()
  }, 120_000)

  // Replicas are tested below; the suite is faster without them.
  describeEngine('OpenSearch', () =>
    Promise.resolve(createOpenSearchEngine({ nodes: cluster.nodes, shards: 2, replicas: 0, prefix: 'suite' })),
  )

  describeStarts(() => cluster.nodes)

  it.each(QUERIES)('finds, counts and recovers as the embedded engine does: $text %#', async (query) => {
    const whole = { ...query, facets: FACETS, limit: 200, offset: 0 }
    const [ours, theirs] = [await index.search(whole), embeddedSearch(embedded, whole)]
    expect(ours.complete).toBe(true)
    expect(ours.hits.map(({ id }) => id).toSorted()).toEqual(theirs.hits.map(({ id }) => id).toSorted())
    // The embedded engine stores strengths in steps of 3 %, so nearly equal products may change places.
    const [best] = ours.hits
    const among = theirs.hits.find(({ id }) => id === best?.id)?.score ?? 0
    expect(among).toBeGreaterThanOrEqual((theirs.hits[0]?.score ?? 0) * 0.95)
    expect(ours.facets).toEqual(theirs.facets)
    expect(ours.recovery).toEqual(theirs.recovery)
    const page = await index.search(query)
    expect(page.hits).toEqual(ours.hits.slice(query.offset, query.offset + query.limit))
  })

  it.each(QUERIES)('counts models as the embedded engine does: $text %#', async (query) => {
    const whole = { ...query, facets: FACETS, limit: 200, offset: 0, onePerModel: true }
    const [ours, theirs] = [await index.search(whole), embeddedSearch(embedded, whole)]
    expect(ours.total).toBe(theirs.total)
    expect(ours.hits).toHaveLength(ours.total)
    expect(ours.facets).toEqual(theirs.facets)
    const page = await index.search({ ...query, onePerModel: true })
    expect(page.hits).toEqual(ours.hits.slice(query.offset, query.offset + query.limit))
  })

  it('shows a change when it is done, and nothing of it once it is taken back', async () => {
    const fresh: ProductRecord = { ...records[0]!, id: 'ny', title: 'Zyxbågen', attributes: { brytning: 1.67 } }
    await index.apply([{ kind: 'put', record: fresh }])
    expect((await index.search(asked('zyxbågen'))).hits.map(({ id }) => id)).toEqual(['ny'])
    const lens = asked('', { filters: [{ field: 'brytning', op: 'eq', data: 1.67 }] })
    expect((await index.search(lens)).total).toBe(1)
    await index.apply([{ kind: 'remove', id: 'ny' }])
    expect(await index.search(asked('zyxbågen'))).toMatchObject({ total: 0, recovery: null })
    expect(await index.stats()).toMatchObject({ products: records.length })
  })

  it('explains a score by words that add up, and factors', async () => {
    const query = asked('svarta solglasögon')
    const [first] = (await index.search(query)).hits
    const { matches, position, parts } = await index.explain(query, first?.id ?? '')
    expect({ matches, position }).toEqual({ matches: true, position: 0 })
    const terms = parts.filter(({ kind }) => kind === 'term')
    expect(terms.map(({ typed }) => typed)).toEqual(['svarta', 'solglasögon'])
    expect(terms[0]).toMatchObject({ matched: 'svarta', via: 'exact', field: 'title' })
    const sum = terms.reduce((total, { contribution }) => total + contribution, 0)
    const product = parts.reduce(
      (total, { kind, contribution }) => (kind === 'term' ? total : total * contribution),
      sum,
    )
    expect(product / (first?.score ?? 0)).toBeCloseTo(1, 2)
  })

  it('completes with words that stand beside those typed, then with titles', async () => {
    const completions = await index.suggest('svarta sol', 5)
    expect(completions[0]).toMatchObject({ text: 'svarta solglasögon' })
    expect(completions.length).toBeGreaterThan(1)
    expect(new Set(completions.map(({ text }) => text.toLowerCase())).size).toBe(completions.length)
  })

  it('names as alike what shares words and category, never the product itself', async () => {
    const [own] = records
    const alike = await index.similar(own!.id, 5, [])
    expect(alike).toHaveLength(5)
    expect(alike.map(({ id }) => id)).not.toContain(own!.id)
    const leaves = alike.map(({ id }) => records.find((record) => record.id === id)?.categories[0])
    expect(leaves.every((path) => path?.[0] === own!.categories[0]?.[0])).toBe(true)
  })

  it('learns of what another process changed', async () => {
    let now = Date.parse('2026-11-20T09:00:00Z')
    const clock = { now: () => new Date(now) }
    const other = createOpenSearchEngine({ nodes: cluster.nodes, clock, freshFor: 1000 })
    const seen = await other.open('butik/se', settings)
    await index.apply([{ kind: 'put', record: { ...records[0]!, id: 'annat', title: 'Kvixlinsen' } }])
    now += 2000
    // The first search only starts the check. A misspelling is corrected once the new word is known.
    await expect.poll(async () => (await seen.search(asked('kvixlinsne'))).total, { timeout: 20_000 }).toBe(1)
    await index.apply([{ kind: 'remove', id: 'annat' }])
    await other.close()
  })

  it('keeps the old catalogue in view until the new one is whole', async () => {
    const swapped = await engine.open('byts', settings)
    await swapped.replace(records.slice(0, 60))
    const totals = new Set<number>()
    let done = false
    const replaced = swapped.replace(records).finally(() => {
      done = true
    })
    while (!done) totals.add((await swapped.search(asked(''))).total)
    await replaced
    expect((await swapped.search(asked(''))).total).toBe(120)
    expect([...totals].filter((total) => total !== 60 && total !== 120)).toEqual([])
    await engine.drop('byts')
  })

  it('answers every query whole while the leader of the cluster is killed', async () => {
    const expected = new Map<SearchQuery, unknown>()
    for (const query of QUERIES) expected.set(query, await index.search(query))
    const answers: { query: SearchQuery; answer: unknown; afterKill: boolean }[] = []
    const leader = await cluster.leader()
    expect(leader).toBeGreaterThanOrEqual(0)
    let [killed, stop] = [false, false]
    const load = Array.from({ length: 4 }, async (_, worker) => {
      for (let at = worker; !stop; at += 1) {
        const query = QUERIES[at % QUERIES.length]!
        const afterKill = killed
        answers.push({ query, answer: await index.search(query), afterKill })
      }
    })
    await expect.poll(() => answers.length, { timeout: 60_000 }).toBeGreaterThan(20)
    killed = true
    await cluster.kill(leader)
    await expect
      .poll(() => answers.filter(({ afterKill }) => afterKill).length, { timeout: 60_000 })
      .toBeGreaterThan(60)
    stop = true
    await Promise.all(load)
    for (const { query, answer } of answers) expect(answer).toEqual(expected.get(query))
  })

  it('takes changes again when two nodes are left', async () => {
    await index.apply([{ kind: 'put', record: { ...records[0]!, id: 'efter', title: 'Efterbågen' } }])
    expect((await index.search(asked('efterbågen'))).hits.map(({ id }) => id)).toEqual(['efter'])
  })

  it('says which answers are whole when too many nodes are lost', async () => {
    const leader = await cluster.leader()
    await cluster.kill(leader)
    const { total, complete } = await index.search(asked(''))
    expect(total).toBeGreaterThan(0)
    // Every shard has products, so an answer is complete exactly when it has all of them.
    expect({ total, complete }).toEqual({ total, complete: total === records.length + 1 })
  })
})
