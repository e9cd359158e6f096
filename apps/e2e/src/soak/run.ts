import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cpuTime } from '../bench/load.js'
import { percentile } from '../faults/drill.js'
import { openBooks } from '../harness/books.js'
import { startPostgres } from '../harness/postgres.js'
import { startSandbox } from '../harness/sandbox.js'
import { type ShopProcess, startShop } from '../harness/shop.js'
import { type Errand, shopUntilStopped, type Tally } from './customers.js'
import { growth, type Point, settled } from './growth.js'

/**
 * R14: customers browse, search, fill carts and buy for half an hour, and the shop must take no more memory, handles or
 * connections at the end than it did when it was warm. Figures of each replica on one line a sample, then the verdict.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    minutes: { type: 'string', default: '30' },
    replicas: { type: 'string', default: '1' },
    customers: { type: 'string', default: '8' },
    /** Pause of a customer after each request, ms. */
    think: { type: 'string', default: '50' },
  },
})
const minutes = Number(values.minutes)
/** A hundred samples, but not more than one in five seconds. */
const EVERY = Math.max(5_000, minutes * 600)

/** What a warm shop may grow by during the run: so much, or this share of what it has. */
const LIMITS = {
  'heap in use, MB': { most: 16, share: 0.1 },
  'resident memory, MB': { most: 48, share: 0.15 },
  'open files and sockets': { most: 24, share: 0.25 },
  'timers and sockets': { most: 24, share: 0.25 },
  'database connections': { most: 8, share: 0.25 },
} as const
type Figure = keyof typeof LIMITS
/** The event loop may be later than that of this program, which has little to do, by so much, ms: the median of each p99. */
const LAG = 150
/** So many of a thousand requests may fail: a provider's time-out on a busy machine, and nothing that repeats. */
const ERRORS = 0.5

type Series = Record<Figure | 'lag', Point[]>
type Replica = { readonly shop: ShopProcess; readonly probe: string; readonly series: Series; read: number }

const own = monitorEventLoopDelay({ resolution: 10 })
own.enable()
const ownLag: number[] = []

const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-soak-'))
const [postgres, sandbox] = await Promise.all([startPostgres(), startSandbox()])
const replicas: Replica[] = []
try {
  for (let index = 0; index < Number(values.replicas); index++) replicas.push(await startReplica(index))
  process.exitCode = (await soak()) ? 0 : 1
} finally {
  for (const { shop } of replicas) await shop.stop()
  await Promise.all([postgres.stop(), sandbox.stop()])
  rmSync(folder, { recursive: true, force: true })
}

async function startReplica(index: number): Promise<Replica> {
  const probe = path.join(folder, `${index}.jsonl`)
  const shop = await startShop({
    env: {
      DATABASE_URL: postgres.url,
      KLARNA_URL: sandbox.klarnaUrl,
      KLARNA_USER: 'klarsikt',
      KLARNA_PASSWORD: 'sandbox',
      SMTP_URL: sandbox.smtpUrl,
      SANDBOX: '0',
      LOG_LEVEL: 'error',
      SOAK_PROBE: probe,
      SOAK_EVERY: String(EVERY),
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'probe.mjs')}`,
    },
  })
  const names = [...(Object.keys(LIMITS) as Figure[]), 'lag' as const]
  const series = Object.fromEntries(names.map((name) => [name, [] as Point[]])) as Series
  return { shop, probe, series, read: 0 }
}

async function soak(): Promise<boolean> {
  const tally: Tally = { requests: 0, orders: 0, running: true, times: [], errors: new Map() }
  const errand = await findErrand()
  const shops = replicas.map(({ shop }) => shop.pid)
  const books = [postgres.pid()]
  const used = { shops: cpuTime(shops), books: cpuTime(books) }
  const started = Date.now()
  const customers = Array.from({ length: Number(values.customers) }, (_, index) =>
    shopUntilStopped(errand, tally, index * 1_009),
  )
  let most = 0
  while (Date.now() - started < minutes * 60_000) {
    await sleep(EVERY)
    ownLag.push(own.percentile(99) / 1e6)
    own.reset()
    const all = await connections()
    most = Math.max(most, all)
    for (const [index, replica] of replicas.entries()) await sample(replica, index, all / replicas.length, tally)
  }
  tally.running = false
  await Promise.all(customers)
  const seconds = (Date.now() - started) / 1000
  const cpu = (pids: readonly number[], before: number) => ((cpuTime(pids) - before) / tally.requests).toFixed(1)
  console.log(
    `\nprocessor time of a request: ${cpu(shops, used.shops)} ms of the shop, ${cpu(books, used.books)} ms of Postgres`,
  )
  await openBooks(postgres.pool, sandbox).settled()
  await openBooks(postgres.pool, sandbox).balanced('after the soak')
  console.log(
    `${(tally.requests / seconds).toFixed(0)} requests and ${(tally.orders / seconds).toFixed(2)} orders a second for ${(seconds / 60).toFixed(1)} minutes, p50 ${percentile(tally.times, 0.5)} ms, p99 ${percentile(tally.times, 0.99)} ms; at most ${most} database connections of ${replicas.length} replicas`,
  )
  return judge(tally)
}

async function findErrand(): Promise<Errand> {
  const books = openBooks(postgres.pool, sandbox)
  const skus: string[] = []
  for (let index = 0; index < 4; index++) skus.push(await books.skuWithStock(1_000_000))
  const url = replicas[0]?.shop.url ?? ''
  const lists = ['/glas\u00f6gon', '/solglas\u00f6gon', '/kontaktlinser']
  const pages: string[] = [...lists, '/vanliga-frågor']
  for (const list of lists) {
    const answer = await fetch(`${url}/api/site/category?path=${encodeURIComponent(list)}`, {
      headers: { 'shop-id': '20', 'api-key': 'klarsikt-web' },
    })
    const body = (await answer.json()) as { data?: { articles: { url: string }[] } }
    pages.push(...(body.data?.articles ?? []).map((article) => article.url))
  }
  return {
    urls: replicas.map(({ shop }) => shop.url),
    sandbox,
    pages: pages.map((page) => encodeURI(page)),
    skus,
    think: Number(values.think),
  }
}

async function connections(): Promise<number> {
  const { rows } = await postgres.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rows[0]?.n ?? 0
}

async function sample(replica: Replica, index: number, connected: number, tally: Tally): Promise<void> {
  const { series, shop } = replica
  const at = Date.now()
  const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1]) / 1024
  series['resident memory, MB'].push({ at, value: rss })
  series['open files and sockets'].push({ at, value: readdirSync(`/proc/${shop.pid}/fd`).length })
  series['database connections'].push({ at, value: connected })
  const lines = readFileSync(replica.probe, 'utf8').trim().split('\n')
  for (const line of lines.slice(replica.read)) {
    const seen = JSON.parse(line) as { at: number; heap: number; lag: number; resources: number }
    series['heap in use, MB'].push({ at: seen.at, value: seen.heap / 2 ** 20 })
    series['timers and sockets'].push({ at: seen.at, value: seen.resources })
    series.lag.push({ at: seen.at, value: seen.lag })
  }
  replica.read = lines.length
  const last = (name: keyof Series) => Math.round(series[name].at(-1)?.value ?? 0)
  console.log(
    `replica ${index + 1}: heap ${last('heap in use, MB')} MB, resident ${last('resident memory, MB')} MB, ${last('open files and sockets')} files, ${last('timers and sockets')} resources, ${Math.round(connected)} connections, lag ${last('lag')} ms; ${tally.requests} requests, ${tally.orders} orders, ${[...tally.errors.values()].reduce((sum, n) => sum + n, 0)} errors`,
  )
}

function judge({ errors, requests }: Tally): boolean {
  const broken: string[] = []
  for (const [text, times] of errors) console.log(`${times} times: ${text}`)
  const failed = [...errors.values()].reduce((sum, times) => sum + times, 0)
  if (failed * 1000 > ERRORS * requests) broken.push(`${failed} of ${requests} requests failed`)
  for (const [index, { series }] of replicas.entries()) {
    for (const [name, { most, share }] of Object.entries(LIMITS) as [Figure, (typeof LIMITS)[Figure]][]) {
      const warm = settled(series[name])
      const { perHour, total } = growth(warm)
      const bar = Math.max(most, share * (warm[0]?.value ?? 0))
      const line = `replica ${index + 1}: ${name} ${Math.round(warm[0]?.value ?? 0)} -> ${Math.round(warm.at(-1)?.value ?? 0)}, ${total.toFixed(1)} in the warm two thirds of the run (bar ${bar.toFixed(0)}), ${perHour.toFixed(1)} an hour`
      console.log(line)
      if (total > bar) broken.push(line)
    }
    const lag = percentile(
      settled(series.lag).map(({ value }) => value),
      0.5,
    )
    const ours = percentile(ownLag, 0.5)
    console.log(`replica ${index + 1}: event loop late by ${lag} ms (p99; this program ${ours} ms, bar ${LAG} above)`)
    if (lag > ours + LAG) broken.push(`the event loop of replica ${index + 1} is ${lag} ms late`)
  }
  for (const fact of broken) console.error(`FAIL ${fact}`)
  return broken.length === 0
}
