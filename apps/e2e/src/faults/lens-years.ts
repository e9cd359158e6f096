import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, type PlainDate, stockholmInstant } from '@klarsikt/core/calendar'
import { startPostgres } from '../harness/postgres.js'
import { repository } from '../harness/process.js'
import { startSandbox } from '../harness/sandbox.js'
import { SHARED_SECRET } from '../harness/secret.js'
import { check, type Drill, sandboxSettings } from './drill.js'
import { checkDeliveries, seedLensYears } from './lens-years-books.js'
import { createRandom } from './random.js'

const START: PlainDate = '2026-11-27'
/** Number of subscriptions; `LENS_SUBSCRIPTIONS` replaces that of the requirement. */
const SUBSCRIPTIONS = Number(process.env['LENS_SUBSCRIPTIONS'] ?? 10_000)
const DAYS = 730
const KILLS = 50
/** Days between two progress messages. */
const REPORT_DAYS = 30
const AWAY_DAYS_A_TEN = 1
/** Times of a day at which the rounds run. The second and third check charges that were interrupted when the process was killed. */
const ROUNDS_OF_DAY = ['12:00:00', '12:00:20', '12:01:00'] as const
/** Days before the first letters, in which nothing is due. */
const FIRST_WORK_DAYS = 20
/** Longest time after the start of a day at which the process is killed. */
const KILLED_WITHIN_MS = 1_500

/** R9: lens subscriptions over two years. The process is killed while it charges, and the provider is away one day in ten. */
export const lensYears: Drill = {
  id: 'R9b',
  title: 'lens subscriptions over the years',
  fullOnly: true,
  ownField: true,
  async run() {
    const postgres = await startPostgres({ durable: false })
    const sandbox = await startSandbox()
    const random = createRandom()
    const shop = new DrivenShop({ DATABASE_URL: postgres.url, ...sandboxSettings(sandbox) })
    try {
      await shop.start(START)
      await seedLensYears(postgres.pool, SUBSCRIPTIONS, START)
      const killDays = new Set<number>()
      while (killDays.size < KILLS) killDays.add(FIRST_WORK_DAYS + random.below(DAYS - FIRST_WORK_DAYS))
      let away = 0
      let killed = 0
      const started = Date.now()
      for (let day = 1; day <= DAYS; day++) {
        const today = addDays(START, day)
        const isAway = random.below(10) < AWAY_DAYS_A_TEN
        if (isAway) {
          away++
          for (const operation of ['tokens.read', 'tokens.charge'])
            await sandbox.fault({ operation, kind: 'reset', times: 1_000_000 })
        }
        if (killDays.has(day)) killed += await shop.killAmid(today, random.below(KILLED_WITHIN_MS))
        for (const time of ROUNDS_OF_DAY) await shop.live(today, time)
        if (isAway) await sandbox.clearFaults()
        if (day % REPORT_DAYS === 0) console.log(`  ${today} after ${Math.round((Date.now() - started) / 1000)} s`)
      }
      const { charges } = await sandbox.books()
      const deliveries = await checkDeliveries(postgres.pool, charges, START, addDays(START, DAYS))
      const seconds = Math.round((Date.now() - started) / 1000)
      return `${SUBSCRIPTIONS} subscriptions, ${DAYS} days, ${away} of them without the provider, ${killed} kills: ${deliveries} deliveries, none skipped and none doubled, in ${seconds} s`
    } finally {
      await shop.stop()
      await sandbox.stop()
      await postgres.stop()
    }
  },
}

const PROGRAM = ['--conditions', 'klarsikt:source', '--import', 'tsx', 'apps/shop/src/simulate/driven-rounds.ts']

/** The shop's rounds in their own process, whose clock this process moves. */
class DrivenShop {
  readonly #env: Readonly<Record<string, string>>
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-years-'))
  #child: ReturnType<DrivenShop['spawn']> | undefined

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = {
      ...env,
      KLARSIKT_DEMO: '1',
      KLARSIKT_DATA: this.#folder,
      KLARSIKT_SECRET: SHARED_SECRET,
      RATE_LIMIT_FACTOR: '1000000',
    }
  }

  spawn(day: PlainDate) {
    const start = instantOf(day, '11:59:00')
    const args = [...PROGRAM, start, 'payments', 'lens-subscriptions']
    const env = { ...process.env, ...this.#env }
    const child = spawn(process.execPath, args, { cwd: repository, env, stdio: ['pipe', 'pipe', 'inherit'] })
    child.stdin.on('error', () => {})
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    return { process: child, lines }
  }

  async start(day: PlainDate): Promise<void> {
    this.#child = this.spawn(day)
    check((await this.#child.lines.next()).value === 'started', 'the driven shop did not start')
  }

  /** Runs everything that is due at a time of a day. */
  async live(day: PlainDate, time: string): Promise<void> {
    if (!this.#child) return
    const instant = instantOf(day, time)
    this.#child.process.stdin.write(`${instant}\n`)
    check((await this.#child.lines.next()).value === instant, `the rounds of ${instant} ended the process`)
  }

  /** Starts the day, kills the process in it, and starts it again. Returns 1 if the process was still working. */
  async killAmid(day: PlainDate, ms: number): Promise<number> {
    const child = this.#child
    if (!child) return 0
    let isDone = false
    const work = this.live(day, ROUNDS_OF_DAY[0]).then(
      () => void (isDone = true),
      () => {},
    )
    await Promise.race([work, sleep(ms)])
    const wasAtWork = !isDone
    child.process.kill('SIGKILL')
    await work
    await this.start(day)
    return wasAtWork ? 1 : 0
  }

  async stop(): Promise<void> {
    this.#child?.process.kill('SIGKILL')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function instantOf(day: PlainDate, time: string): string {
  const instant = stockholmInstant(day, time.slice(0, 5))
  check(instant !== null, `${day} ${time} does not exist`)
  return new Date(instant.getTime() + Number(time.slice(6)) * 1_000).toISOString()
}
