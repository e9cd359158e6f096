/**
 * Measures how many customers per second can log in by password at the built shop, and how long its event loop is blocked at the required
 * rate; passwords are compared in the thread pool. Run `pnpm bench:identity` after a build of the shop. Every log-in has a new session. The
 * load is made on the same machine and takes a share of its cores.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isFailure } from '@klarsikt/contract/client'
import { demoCustomers } from '@klarsikt/fixtures/demo'
import { createBuyer } from '../harness/buyer.js'
import { startShop } from '../harness/shop.js'

const CUSTOMERS_AT_ONCE = 8
const WARM_UP_SECONDS = 3
const LOAD_SECONDS = 10
const LOGINS_PER_SECOND = 20
const EVENT_LOOP_DELAY_MS = 100

const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-bench-'))
const probe = path.join(folder, 'event-loop.jsonl')
const shop = await startShop({
  env: {
    BENCH_EVENT_LOOP: probe,
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'event-loop.mjs')}`,
  },
})

async function logIn(customer: { readonly email: string; readonly password: string }): Promise<void> {
  const reply = await createBuyer(shop.url).client.login({
    body: { email: customer.email, password: customer.password },
  })
  if (isFailure(reply) || !reply.success) throw new Error(`No log-in: ${JSON.stringify(reply)}`)
}

/** Logs in without pauses for some seconds, and returns the number of log-ins. */
async function load(seconds: number): Promise<number> {
  const until = Date.now() + seconds * 1000
  const customers = demoCustomers()
  const counts = Array.from({ length: CUSTOMERS_AT_ONCE }, async (_, index) => {
    let count = 0
    for (; Date.now() < until; count += 1) await logIn(customers[index % customers.length] ?? customers[0]!)
    return count
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** Starts log-ins at the required rate, whether earlier ones are done or not. */
async function come(seconds: number): Promise<void> {
  const [customer] = demoCustomers()
  const all: Promise<void>[] = []
  for (let n = 0; n < seconds * LOGINS_PER_SECOND && customer; n += 1) {
    all.push(logIn(customer))
    await sleep(1000 / LOGINS_PER_SECOND)
  }
  await Promise.all(all)
}

type Delay = { readonly at: number; readonly longest: number }

function longestDelaySince(start: number): number {
  const lines = readFileSync(probe, 'utf8').trim().split('\n')
  const delays = lines.map((line) => JSON.parse(line) as Delay).filter(({ at }) => at > start)
  return Math.max(...delays.map(({ longest }) => longest))
}

try {
  await load(WARM_UP_SECONDS)
  const start = Date.now()
  const count = await load(LOAD_SECONDS)
  const perSecond = (count * 1000) / (Date.now() - start)
  const flatOut = longestDelaySince(start)
  const paced = Date.now()
  await come(LOAD_SECONDS)
  const longest = longestDelaySince(paced)
  console.log(`${perSecond.toFixed(1)} log-ins a second (bar ${LOGINS_PER_SECOND})`)
  console.log(
    `at ${LOGINS_PER_SECOND} a second the event loop is held up for ${Math.round(longest)} ms at most (bar ${EVENT_LOOP_DELAY_MS}), flat out ${Math.round(flatOut)} ms`,
  )
  if (perSecond < LOGINS_PER_SECOND || longest > EVENT_LOOP_DELAY_MS) process.exitCode = 1
} finally {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}
