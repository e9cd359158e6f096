/**
 * Measures the built discovery service over HTTP, with the electronics catalogue fed as by a merchant: searches per
 * second with 16 connections, as-you-type suggestions, the time from an update's answer until a second replica finds
 * it, and how much updates slow down searches. Run `pnpm bench:http` after a build of the shop. RELEVANCE_DATA names
 * the folder of the catalogue, BENCH_SECONDS the length of a load.
 *
 * The load is made on the same machine and takes a share of its cores.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { random } from '@klarsikt/fixtures/demo'
import { startEmbeddedPostgres } from '@klarsikt/server/database'
import { createLog } from '@klarsikt/server/log'
import autocannon from 'autocannon'
import { SHARED_SECRET } from '../harness/secret.js'
import { type Measured, measure } from './load.js'

const CONNECTIONS = 16
const ADMIN = 'an-admin-key-of-the-bench'
const PLACE = { tenant: 'bench', market: 'us' }
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const MAIN = join(ROOT, 'apps/shop/dist/discovery.js')
const FOLDER = process.env['RELEVANCE_DATA'] ?? join(ROOT, '../shared/data/relevance')
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6)
/** Number of updates that are timed until the other replica finds them. */
const UPDATE_COUNT = 60

type Replica = { readonly url: string; readonly process: ChildProcess }

async function startReplica(databaseUrl: string, folder: string): Promise<Replica> {
  const process_ = spawn(process.execPath, [...(process.env['BENCH_NODE_ARGS']?.split(' ') ?? []), MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      KLARSIKT_SECRET: SHARED_SECRET,
      KLARSIKT_DATA: folder,
      DISCOVERY_ADMIN_KEY: ADMIN,
      RATE_LIMIT_FACTOR: '100000',
      // The service logs its address at this level.
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const chunk of process_.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk)
    const url = /answers at (\S+)\/v2/.exec(said)?.[1]
    if (url === undefined) continue
    process_.stdout.resume()
    return { url: url.replace('localhost', '127.0.0.1'), process: process_ }
  }
  throw new Error('The discovery service did not start.')
}

async function end({ process: child }: Replica): Promise<void> {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

async function call(url: string, method: string, path: string, body: string, key = ''): Promise<unknown> {
  const answer = await fetch(`${url}/v2${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body,
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

const search = (query: string, more: object = {}) => JSON.stringify({ ...PLACE, query, ...more })
const requests = (path: string, bodies: readonly string[]): autocannon.Request[] =>
  bodies.map((body) => ({
    method: 'POST',
    path: `/v2${path}`,
    headers: { 'content-type': 'application/json' },
    body,
  }))

async function load(replica: Replica, name: string, path: string, bodies: readonly string[]): Promise<Measured> {
  const pid = replica.process.pid ?? 0
  const all = requests(path, bodies)
  let clients = 0
  // Each connection starts at another request. Otherwise all would send the same one at once, and fifteen of sixteen
  // would be answered from the cache.
  const setupClient = (client: autocannon.Client) => {
    const from = Math.floor((clients++ * all.length) / CONNECTIONS) % all.length
    client.setRequests([...all.slice(from), ...all.slice(0, from)])
  }
  const work = { name, url: replica.url, connections: CONNECTIONS, requests: all, setupClient }
  const measured = await measure(work, [pid], SECONDS)
  const { perSecond, p50, p99, cpuMs, failed } = measured
  process.stdout.write(
    `${name.padEnd(52)} ${perSecond.toFixed(0).padStart(6)}/s   p50 ${String(p50).padStart(3)} ms   p99 ${String(p99).padStart(4)} ms   ${cpuMs.toFixed(2)} ms of processor each${failed > 0 ? `   ${failed} FAILED` : ''}\n`,
  )
  return measured
}

/** Sends one product and waits until `reader` finds it. Returns the milliseconds since the answer to the update. */
async function update(writer: Replica, reader: Replica, key: string, at: number): Promise<number> {
  const word = `nyhet${at}x${Date.now().toString(36)}`
  const record = { product_id: `bench-${at}`, title: `Novelty ${word}`, page_url: `/p/bench-${at}`, sale_price: 10 }
  await call(
    writer.url,
    'PUT',
    `/feed/${PLACE.tenant}/${PLACE.market}/products?mode=upsert`,
    JSON.stringify(record),
    key,
  )
  const answered = performance.now()
  for (;;) {
    const { displays } = (await call(reader.url, 'POST', '/search/results', search(word, { limit: 1 }))) as {
      displays: { title: string }[]
    }
    if (displays[0]?.title.includes(word)) return performance.now() - answered
    await sleep(2)
  }
}

/** Waits until the fed products can be found. */
async function ready(replica: Replica, query: string): Promise<void> {
  for (;;) {
    const answer = (await call(replica.url, 'POST', '/search/results', search(query))) as { n_hits: number }
    if (answer.n_hits > 0) return
    await sleep(100)
  }
}

/** Queries as often as visitors send them: a few very often, most seldom (Zipf: the nth with frequency 1/n). Every run has the same. */
function asVisitorsAsk(bodies: readonly string[], count: number): string[] {
  const { weighted } = random('visitors')
  const table = bodies.map((body, at) => [body, 1 / (at + 1)] as const)
  return Array.from({ length: count }, () => weighted(table))
}

const quantile = (values: readonly number[], at: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(at * values.length))] ?? Number.NaN

async function feed(replica: Replica): Promise<string> {
  const created = (await call(
    replica.url,
    'PUT',
    `/tenants/${PLACE.tenant}`,
    JSON.stringify({ markets: [PLACE.market], language: 'en' }),
    ADMIN,
  )) as { secret_key: string }
  const args = ['--conditions=klarsikt:source', 'packages/feed/src/cli.ts', 'import']
  const options = ['--tenant', PLACE.tenant, '--market', PLACE.market]
  const mapping = ['--mapping', 'packages/feed/mappings/electronics.json']
  const file = join(FOLDER, 'electronics-products.jsonl.gz')
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/tsx'), [...args, ...options, ...mapping, file], {
    cwd: ROOT,
    env: { ...process.env, DISCOVERY_URL: replica.url, DISCOVERY_KEY: created.secret_key },
    stdio: 'ignore',
  })
  // Status 2: some lines were rejected, the others were imported.
  if (status !== 0 && status !== 2) throw new Error(`The feed ended with ${status}.`)
  return created.secret_key
}

async function run(first: Replica, second: Replica, key: string): Promise<void> {
  const judged = JSON.parse(readFileSync(join(FOLDER, 'electronics-queries-dev.json'), 'utf8')) as { query: string }[]
  const queries = judged.map(({ query }) => query)
  const beginnings = queries.flatMap((text) =>
    Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at + 2)),
  )
  // Each of these is sent so seldom that the cache does not help.
  const pairs = queries.flatMap((one) =>
    queries.slice(0, 40).map((other) => search(`${one} ${other.split(' ')[0] ?? ''}`)),
  )
  await ready(first, queries[0] ?? '')
  const real = queries.map((text) => search(text))
  await load(first, `searches, ${queries.length} real queries`, '/search/results', real)
  await load(first, `searches, ${pairs.length} different queries`, '/search/results', pairs)
  const visitors = asVisitorsAsk([...real, ...pairs], 4_000)
  await load(first, `searches, ${new Set(visitors).size} queries as often as visitors ask`, '/search/results', visitors)
  await load(
    first,
    `suggestions, ${beginnings.length} beginnings`,
    '/search/suggestions',
    beginnings.map((query) => JSON.stringify({ ...PLACE, query })),
  )
  const waits: number[] = []
  for (let at = 0; at < UPDATE_COUNT; at += 1) waits.push(await update(first, second, key, at))
  process.stdout.write(
    `an update until a second replica finds it            p50 ${quantile(waits, 0.5).toFixed(0)} ms   p99 ${quantile(waits, 0.99).toFixed(0)} ms (${UPDATE_COUNT} updates)\n`,
  )
  await whileUpdating({ updated: first, asked: second, key, name: 'real queries', bodies: real })
  await whileUpdating({ updated: first, asked: second, key, name: 'different queries', bodies: pairs })
}

type Updating = {
  readonly updated: Replica
  readonly asked: Replica
  readonly key: string
  readonly name: string
  readonly bodies: readonly string[]
}

/** Pairs of measurements. Other load on the machine changes from second to second, but affects both of a pair. */
const MEASURED_PAIRS = 10

/**
 * Measures how much more processor time a search takes on one replica while the other gets about ten updates a second. Measures in pairs,
 * with and without updates, and reports the median.
 */
async function whileUpdating({ updated, asked, key, name, bodies }: Updating): Promise<void> {
  const pid = asked.process.pid ?? 0
  const all = requests('/search/results', bodies)
  const look = () => measure({ name, url: asked.url, connections: CONNECTIONS, requests: all }, [pid], 3)
  const more: number[] = []
  const slower: number[] = []
  for (let pair = 0; pair < MEASURED_PAIRS; pair += 1) {
    const idle = await look()
    let stop = false
    const writing = (async () => {
      for (let at = 0; !stop; at += 1) {
        await update(updated, updated, key, at)
        await sleep(100)
      }
    })()
    const during = await look()
    stop = true
    await writing
    more.push(during.cpuMs / idle.cpuMs - 1)
    slower.push(1 - during.perSecond / idle.perSecond)
  }
  const percent = (shares: readonly number[]) =>
    [0.5, 0.25, 0.75].map((at) => `${(quantile(shares, at) * 100).toFixed(0)} %`)
  const [middle, low, high] = percent(more)
  const [rate, least, most] = percent(slower)
  process.stdout.write(
    `ten updates a second, ${name}: a search takes ${middle} more processor (half of ${MEASURED_PAIRS} pairs ${low} to ${high}); ${rate} fewer a second (${least} to ${most}), with the work of the updates themselves on the same cores\n`,
  )
}

if (!existsSync(MAIN)) throw new Error('Build the shop first: pnpm turbo run build --filter @klarsikt/shop')
if (!existsSync(FOLDER)) throw new Error(`No catalogue at ${FOLDER}: set RELEVANCE_DATA.`)
const folder = mkdtempSync(join(tmpdir(), 'klarsikt-bench-http-'))
const log = createLog({ name: 'bench', level: 'error' })
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log, durable: false })
const replicas: Replica[] = []
try {
  const first = await startReplica(postgres.url(), join(folder, 'one'))
  replicas.push(first)
  const key = await feed(first)
  const second = await startReplica(postgres.url(), join(folder, 'two'))
  replicas.push(second)
  await run(first, second, key)
} finally {
  await Promise.all(replicas.map(end))
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
