import { type Balancer, startBalancer } from '../harness/balancer.js'
import { type Books, openBooks } from '../harness/books.js'
import { createBuyer, type Buyer } from '../harness/buyer.js'
import { startPgbouncer } from '../harness/pgbouncer.js'
import { startPostgres, type Postgres } from '../harness/postgres.js'
import { startSandbox, type SandboxProcess } from '../harness/sandbox.js'
import { startShop, type ShopProcess } from '../harness/shop.js'

/** The size of a drill: `full` as the requirement says, `reduced` for every change. */
export type Size = 'full' | 'reduced'

/** The shop, its database and the simulated outside world, each a process that a drill may disturb. */
export type Field = {
  readonly replicas: readonly [ShopProcess, ShopProcess]
  readonly balancer: Balancer
  /** The first replica, for drills that disturb one shop and call it without the balancer. */
  readonly shop: ShopProcess
  readonly env: Readonly<Record<string, string>>
  readonly sandbox: SandboxProcess
  readonly postgres: Postgres
  readonly books: Books
  /** A buyer who uses the balancer, so that each request may reach another replica. */
  buyer(): Buyer
}

/**
 * Seconds between the stop signal and the end of serving: the default of the shop. It is longer than a check of the
 * balancer takes at most (2.1 s). A shop that stops serving earlier loses what the balancer still sends to it.
 */
const DRAIN_SECONDS = '5'

/**
 * Longest wait for a truth that comes by itself: as required at full size. The reduced size runs beside other work, so
 * there only an answer that never comes is wrong.
 */
export const longestWait = (size: Size, required: number): number => (size === 'full' ? required : 300_000)

export type Drill = {
  /** Name of the requirement, such as `R1`. */
  readonly id: string
  readonly title: string
  /** Set when the drill takes too long to run for every change. A test covers its requirement instead. */
  readonly fullOnly?: true
} & (
  | {
      readonly ownField?: false
      /** Runs the drill and returns its measurements for the report; throws when the requirement is not met. */
      run(field: Field, size: Size): Promise<string>
    }
  | {
      /** The drill starts its own processes; the shared shop does not run meanwhile. */
      readonly ownField: true
      run(): Promise<string>
    }
)

export const sandboxSettings = ({ klarnaUrl, smtpUrl }: SandboxProcess) => ({
  KLARNA_URL: klarnaUrl,
  KLARNA_USER: 'klarsikt',
  KLARNA_PASSWORD: 'sandbox',
  SMTP_URL: smtpUrl,
  SANDBOX: '0',
})

/** Starts everything: two replicas behind a balancer. If PGBOUNCER names a program, the shop reaches its database through it. */
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

export function check(condition: boolean, fact: string): asserts condition {
  if (!condition) throw new Error(fact)
}

/** The percentile of the times, in whole milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

/** Runs the work for 0..count-1, at most `width` at a time. */
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
