import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cpuTime } from '../bench/load.js'
import { percentile } from '../faults/drill.js'
import { type Books, openBooks } from '../harness/books.js'
import { startPostgres } from '../harness/postgres.js'
import { startSandbox } from '../harness/sandbox.js'
import { type Errand, newTally, shopUntilStopped, type Tally } from './customers.js'
import { createPace } from './pace.js'
import { type Replica, sample, skipFigures, startReplica } from './replicas.js'
import { judge } from './verdict.js'

/**
 * R14: customers browse, search, fill carts and buy for half an hour at 70 % of the shop's maximum, which is measured first. No answer may
 * be a 5xx, and at the end the shop must use hardly more memory, handles or connections than when it was warm. Prints one line of figures
 * for each sample and replica, a row for docs/operations/sizes.md, and the verdict.
 */

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    minutes: { type: 'string', default: '30' },
    replicas: { type: 'string', default: '1' },
    /** Customers at a time for each replica. */
    customers: { type: 'string', default: '8' },
  },
})
const minutes = Number(values.minutes)
const customers = Number(values.customers) * Number(values.replicas)
/** Interval for a hundred samples, but at least five seconds. */
const EVERY_MS = Math.max(5_000, minutes * 600)
const LOAD_SHARE = 0.7
/** Seconds with customers without pauses: first to warm up caches and compiler, then to measure the maximum. */
const WARM_UP_SECONDS = 20
const MAXIMUM_SECONDS = 30

const own = monitorEventLoopDelay({ resolution: 10 })
own.enable()
const ownLag: number[] = []

const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-soak-'))
const [postgres, sandbox] = await Promise.all([startPostgres(), startSandbox()])
const replicas: Replica[] = []
try {
  for (let index = 0; index < Number(values.replicas); index++)
    replicas.push(await startReplica({ postgres, sandbox, folder }, index, EVERY_MS))
  process.exitCode = (await soak()) ? 0 : 1
} finally {
  for (const { shop } of replicas) await shop.stop()
  await Promise.all([postgres.stop(), sandbox.stop()])
  rmSync(folder, { recursive: true, force: true })
}

async function soak(): Promise<boolean> {
  const books = openBooks(
    postgres.pool,
    sandbox,
    replicas.map(({ shop }) => shop),
  )
  const errand = await findErrand(books)
  await visitFor(WARM_UP_SECONDS, { ...errand, arrive: async () => {} })
  const { tally: rush, seconds: rushed } = await visitFor(MAXIMUM_SECONDS, { ...errand, arrive: async () => {} })
  const maximum = rush.requests / rushed
  console.log(`at most ${maximum.toFixed(0)} requests a second with ${customers} customers`)
  for (const replica of replicas) skipFigures(replica)

  const shops = replicas.map(({ shop }) => shop.pid)
  const used = { shops: cpuTime(shops), books: cpuTime([postgres.pid()]) }
  let most = 0
  const arrive = createPace((LOAD_SHARE * rush.visits) / rushed)
  const { tally, seconds } = await visitFor(minutes * 60, { ...errand, arrive }, async (soFar) => {
    ownLag.push(own.percentile(99) / 1e6)
    own.reset()
    const connections = await countConnections()
    most = Math.max(most, connections)
    const failed = [...soFar.errors.values()].reduce((sum, n) => sum + n, 0)
    for (const [index, replica] of replicas.entries())
      console.log(
        `replica ${index + 1}: ${sample(replica, connections / replicas.length)}; ${soFar.requests} requests, ${soFar.orders} orders, ${soFar.serverErrors} of 5xx, ${failed} errors`,
      )
  })
  const cpuOf = (pids: readonly number[], before: number) => ((cpuTime(pids) - before) / tally.requests).toFixed(1)
  const cpu = { shop: cpuOf(shops, used.shops), books: cpuOf([postgres.pid()], used.books) }
  await books.settled()
  await books.balanced('after the soak')
  const broken = judge(tally, replicas, ownLag)
  const resident = Math.max(...replicas.map(({ series }) => series['resident memory, MB'].at(-1)?.value ?? 0))
  const row = [
    replicas.length,
    maximum.toFixed(0),
    `${(tally.requests / seconds).toFixed(0)}/s (${Math.round((100 * tally.requests) / seconds / maximum)} %)`,
    (tally.orders / seconds).toFixed(1),
    `${percentile(tally.times, 0.5)}, ${percentile(tally.times, 0.99)} ms`,
    `${cpu.shop} ms`,
    `${cpu.books} ms`,
    `${Math.round(resident)} MB`,
    most,
    tally.serverErrors,
  ]
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${minutes} minutes, for docs/operations/sizes.md:`,
  )
  console.log(`| ${row.join(' | ')} |\n`)
  for (const fact of broken) console.error(`FAIL ${fact}`)
  return broken.length === 0
}

/** Lets all customers shop for a time, calls `look` meanwhile, and returns the counts. */
async function visitFor(
  duration: number,
  errand: Errand,
  look: (tally: Tally) => Promise<void> = async () => {},
): Promise<{ readonly tally: Tally; readonly seconds: number }> {
  const tally = newTally()
  const started = Date.now()
  const all = Promise.all(
    Array.from({ length: customers }, (_, index) => shopUntilStopped(errand, tally, index * 1_009)),
  )
  for (const end = started + duration * 1000; Date.now() < end;) {
    await sleep(Math.min(EVERY_MS, end - Date.now()))
    await look(tally)
  }
  tally.running = false
  await all
  return { tally, seconds: (Date.now() - started) / 1000 }
}

async function findErrand(books: Books): Promise<Omit<Errand, 'arrive'>> {
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
  return { urls: replicas.map(({ shop }) => shop.url), sandbox, pages: pages.map((page) => encodeURI(page)), skus }
}

async function countConnections(): Promise<number> {
  const { rows } = await postgres.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rows[0]?.n ?? 0
}
