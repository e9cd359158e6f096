import { existsSync, writeFileSync } from 'node:fs'
/**
 * Measures the embedded engine: time of searches with eight facets, as-you-type searches, updates and start from a
 * snapshot, and memory, for catalogues from a thousand to a million products. Run with `pnpm bench:engine`.
 *
 * `--most N` stops at N products. `--draw` writes docs/pictures/search-growth.svg. `--keep FOLDER` keeps the snapshots
 * of the synthetic catalogues there, and reads the ones that an earlier run kept.
 */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createEmbeddedEngine } from '../src/engine/embedded/embedded-engine.js'
import type { FacetRequest, IndexSettings, SearchIndex, SearchQuery } from '../src/engine/engine.js'
import type { ProductRecord } from '../src/engine/record.js'
import { drawGrowth, type GrowthPoint } from './chart.js'
import { electronicsFolder, electronicsSet } from './electronics.js'
import { beginnings, memory } from './measuring.js'
import { quantile } from './sets.js'
import { syntheticProducts, syntheticQueries } from './synthetic.js'

const value = (field: string): FacetRequest => ({ field, kind: 'value' })
const range = (field: string): FacetRequest => ({ field, kind: 'range' })
const ELECTRONICS_FACETS: FacetRequest[] = [
  value('brand'),
  { field: 'category', kind: 'category' },
  range('sale_price'),
  value('product_colour'),
  value('type'),
  value('print_technology'),
  range('display_diagonal'),
  { field: 'touchscreen', kind: 'boolean' },
]
const SYNTHETIC_FACETS: FacetRequest[] = [
  value('brand'),
  { field: 'category', kind: 'category' },
  range('sale_price'),
  value('color'),
  value('size'),
  value('material'),
  range('width'),
  { field: 'recycled', kind: 'boolean' },
]

const query = (text: string, facets: readonly FacetRequest[], asYouType = false): SearchQuery => ({
  searchText: text,
  filters: [],
  asYouType,
  sort: null,
  offset: 0,
  limit: 24,
  facets,
  rules: null,
})

/** Milliseconds of each search, after one round to warm up. */
async function times(index: SearchIndex, queries: readonly SearchQuery[], rounds = 1): Promise<number[]> {
  const found: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    for (const one of queries) {
      const begun = performance.now()
      await index.search(one)
      if (round > 0) found.push(performance.now() - begun)
    }
  }
  return found
}

/** Milliseconds of each search in its best round, because other work on the machine slows only some rounds. */
async function bestTimes(index: SearchIndex, queries: readonly SearchQuery[], rounds = 5): Promise<number[]> {
  const best = queries.map(() => Infinity)
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, one] of queries.entries()) {
      const begun = performance.now()
      await index.search(one)
      if (round > 0) best[at] = Math.min(best[at] ?? Infinity, performance.now() - begun)
    }
  }
  return best
}

const line = (name: string, ms: readonly number[]): void =>
  console.log(
    `  ${name.padEnd(44)} p50 ${quantile(ms, 0.5).toFixed(2).padStart(7)} ms   p99 ${quantile(ms, 0.99).toFixed(2).padStart(7)} ms`,
  )

async function updates(
  index: SearchIndex,
  records: readonly ProductRecord[],
  queries: readonly SearchQuery[],
): Promise<void> {
  const waits: number[] = []
  const during: number[] = []
  for (const record of records) {
    const begun = performance.now()
    await index.apply([{ kind: 'put', record: { ...record, title: `${record.title} nyhet${record.id}` } }])
    // Another product may match the number and the word separately, but the changed product must come first.
    const { hits } = await index.search(query(`nyhet${record.id}`, []))
    if (hits[0]?.id !== record.id) throw new Error(`The change of ${record.id} is not found.`)
    waits.push(performance.now() - begun)
    const next = queries[waits.length % queries.length]
    if (next === undefined) continue
    const asked = performance.now()
    await index.search(next)
    during.push(performance.now() - asked)
    await setImmediate()
  }
  line(`a change until it is found (${String(records.length)} changes)`, waits)
  line('searches between the changes', during)
}

async function electronics(folder: string): Promise<void> {
  const set = electronicsSet(folder)
  const snapshots = await mkdtemp(join(tmpdir(), 'klarsikt-index-'))
  const engine = createEmbeddedEngine({ folder: snapshots })
  const index = await engine.open('electronics', { language: 'en', synonyms: [] })
  const begun = performance.now()
  await index.replace(set.records)
  console.log(
    `electronics: ${String(set.records.length)} products, built in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  )
  const texts = set.queries.map((judged) => judged.query)
  const faceted = texts.map((text) => query(text, ELECTRONICS_FACETS))
  line(
    'search',
    await times(
      index,
      texts.map((text) => query(text, [])),
      10,
    ),
  )
  line('search with 8 facets', await times(index, faceted, 10))
  line('the whole catalogue with 8 facets', await times(index, [query('', ELECTRONICS_FACETS)], 100))
  line(
    'as one types',
    await times(
      index,
      beginnings(texts).map((text) => query(text, [], true)),
      2,
    ),
  )
  await updates(index, set.records.slice(0, 1000), faceted)
  await engine.save('electronics', 'bench')
  const again = createEmbeddedEngine({ folder: snapshots })
  const started = performance.now()
  const { products } = await (await again.open('electronics', { language: 'en', synonyms: [] })).stats()
  console.log(`  start from snapshot: ${(performance.now() - started).toFixed(0)} ms for ${String(products)} products`)
  await engine.close()
  await again.close()
  await rm(snapshots, { recursive: true })
}

const optionOf = (name: string): string | undefined => {
  const at = process.argv.indexOf(name)
  return at === -1 ? undefined : process.argv[at + 1]
}

const SETTINGS: IndexSettings = { language: 'sv', synonyms: [] }

/** Builds a snapshot of `count` products unless one was kept. Returns what the build took, as text. */
async function snapshotOf(count: number, folder: string): Promise<string> {
  if (existsSync(join(folder, 'grown.index'))) return 'was kept'
  const engine = createEmbeddedEngine({ folder })
  const before = memory()
  const index = await engine.open('grown', SETTINGS)
  const begun = performance.now()
  await index.replace(syntheticProducts(count))
  const build = performance.now() - begun
  const bytes = (memory() - before) / count
  await engine.save('grown', 'bench')
  await engine.close()
  return `built in ${(build / 1000).toFixed(1)} s, ${bytes.toFixed(0)} bytes a product then`
}

async function grow(count: number): Promise<GrowthPoint> {
  const keep = optionOf('--keep')
  const folder = keep === undefined ? await mkdtemp(join(tmpdir(), 'klarsikt-index-')) : join(keep, String(count))
  await mkdir(folder, { recursive: true })
  const built = await snapshotOf(count, folder)
  const size = (await stat(join(folder, 'grown.index'))).size
  const before = memory()
  const engine = createEmbeddedEngine({ folder })
  const started = performance.now()
  const index = await engine.open('grown', SETTINGS)
  const start = performance.now() - started
  if ((await index.stats()).products !== count) throw new Error(`The snapshot in ${folder} was made by other rules.`)
  const queries = syntheticQueries(200)
  const search = await bestTimes(
    index,
    queries.map((text) => query(text, SYNTHETIC_FACETS)),
  )
  const models = await bestTimes(
    index,
    queries.map((text) => ({ ...query(text, SYNTHETIC_FACETS), onePerModel: true })),
  )
  const typing = await bestTimes(
    index,
    beginnings(queries.slice(0, 40)).map((text) => query(text, [], true)),
  )
  // Measured after the searches, so it includes their buffers.
  const bytes = (memory() - before) / count
  await engine.close()
  if (keep === undefined) await rm(folder, { recursive: true })
  console.log(
    `${String(count).padStart(9)} products: ${built}, ${bytes.toFixed(0)} bytes a product with searches, snapshot ${(size / 1e6).toFixed(0)} MB read in ${start.toFixed(0)} ms`,
  )
  line('search with 8 facets', search)
  line('the same, one product of each model', models)
  line('as one types', typing)
  return { count, bytes, p50: quantile(search, 0.5), p99: quantile(search, 0.99), typing: quantile(typing, 0.99) }
}

const most = Number(optionOf('--most') ?? 1_000_000)
const folder = electronicsFolder()
if (existsSync(folder)) await electronics(folder)
const points: GrowthPoint[] = []
for (const count of [1000, 10_000, 100_000, 1_000_000]) if (count <= most) points.push(await grow(count))
if (process.argv.includes('--draw')) {
  const picture = new URL('../../../docs/pictures/search-growth.svg', import.meta.url)
  writeFileSync(picture, drawGrowth(points))
  console.log(`Drawn: ${fileURLToPath(picture)}`)
}
