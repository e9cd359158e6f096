import { type Balancer, startBalancer } from '../harness/balancer.js'
import { type Books, openBooks } from '../harness/books.js'
import { createBuyer, type Buyer } from '../harness/buyer.js'
import { startPgbouncer } from '../harness/pgbouncer.js'
import { startPostgres, type Postgres } from '../harness/postgres.js'
import { startSandbox, type SandboxProcess } from '../harness/sandbox.js'
import { startShop, type ShopProcess } from '../harness/shop.js'

/** How hard a drill pushes: the full size of the bar, or a size for every change. */
export type Size = 'full' | 'reduced'

/** The shop, its database and the outside world, each a process that a drill may hurt. */
export type Field = {
  /** Two replicas behind a balancer. */
  readonly replicas: readonly [ShopProcess, ShopProcess]
  readonly balancer: Balancer
  /** The first of them, for drills that hurt one shop and talk to it without the balancer. */
  readonly shop: ShopProcess
  /** Settings of the shop, for another one. */
  readonly env: Readonly<Record<string, string>>
  readonly sandbox: SandboxProcess
  readonly postgres: Postgres
  readonly books: Books
  /** Buys by way of the balancer, each request at another replica. */
  buyer(): Buyer
}

/** Long enough for the balancer to see it, which looks ten times a second. */
const DRAIN_SECONDS = '1.5'

export type Drill = {
  /** Name of the bar, such as `R1`. */
  readonly id: string
  readonly title: string
  /** It takes too long for every change; what holds the bar at reduced size is a test. */
  readonly fullOnly?: true
} & (
  | {
      readonly ownField?: false
      /** Runs on the field and answers what it measured, for the report; throws when the bar is not met. */
      run(field: Field, size: Size): Promise<string>
    }
  | {
      /** It starts what it needs itself, and no shop runs beside it. */
      readonly ownField: true
      run(): Promise<string>
    }
)

/** Settings of a shop that pays and mails by way of a sandbox. */
export const sandboxSettings = ({ klarnaUrl, smtpUrl }: SandboxProcess) => ({
  KLARNA_URL: klarnaUrl,
  KLARNA_USER: 'klarsikt',
  KLARNA_PASSWORD: 'sandbox',
  SMTP_URL: smtpUrl,
  SANDBOX: '0',
})

/** Starts everything from nothing: two replicas behind a balancer; with PGBOUNCER, a program, the shop reaches its database through that. */
export async function openField(): Promise<Field & { close(): Promise<void> }> {
  const [postgres, sandbox] = await Promise.all([startPostgres(), startSandbox()])
  const program = process.env['PGBOUNCER']
  const pooler = program ? await startPgbouncer(program, postgres.url) : null
  const env = {
    DATABASE_URL: pooler?.url ?? postgres.url,
    ...(pooler && { DATABASE_DIRECT_URL: postgres.url }),
    ...sandboxSettings(sandbox),
  }
  const balancer = await startBalancer()
  const behind = { ...env, PUBLIC_URL: balancer.url, TRUST_PROXY: '1', DRAIN_SECONDS }
  const shop = await startShop({ env: behind })
  const second = await startShop({ env: behind })
  for (const { url } of [shop, second]) {
    balancer.add(url)
    await balancer.until(url, true)
  }
  const books = openBooks(postgres.pool, sandbox, [shop, second])
  return {
    replicas: [shop, second],
    balancer,
    shop,
    env,
    sandbox,
    postgres,
    books,
    buyer: () => createBuyer(balancer.url),
    async close() {
      await Promise.all([shop.stop(), second.stop()])
      await balancer.stop()
      await pooler?.stop()
      await Promise.all([postgres.stop(), sandbox.stop()])
    },
  }
}

/** Fails the drill with the fact that broke it. */
export function check(condition: boolean, fact: string): asserts condition {
  if (!condition) throw new Error(fact)
}

/** The percentile of the times, milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

/** Runs the work for 0..count-1 with at most `width` at a time. */
export async function parallel<T>(count: number, width: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(width, count) }, async () => {
      while (next < count) {
        const index = next++
        results[index] = await work(index)
      }
    }),
  )
  return results
}
