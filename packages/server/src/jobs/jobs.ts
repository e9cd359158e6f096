import { PgBoss, type Db } from 'pg-boss'
import { type Database, type Executor, isOutage } from '../database/index.js'
import type { Log } from '../log/index.js'
import { noTelemetry, type Telemetry } from '../telemetry/index.js'
import { type Job, openJob, type QueueOptions, SCHEDULED_POLL_SECONDS } from './job.js'
import { watchQueues } from './observe-job.js'
import { openRound, type Round } from './round.js'
import { createUse } from './use.js'

export type Jobs = {
  /** Declares work before the start. */
  register<Payload extends object>(job: Job<Payload>): void
  /** Declares work that looks for itself what is due, before the start. */
  repeat(round: Round): void
  /** Queues work; within a transaction it exists only once that commits. */
  send<Payload extends object>(job: Pick<Job<Payload>, 'name'>, payload: Payload, options?: SendOptions): Promise<void>
  /** Somebody uses the service: its rounds look for work as often as they say, and at once where it was at rest. */
  noteUse(): void
  start(): Promise<void>
  /** Lets running handlers end. */
  stop(): Promise<void>
}

export type SendOptions = {
  readonly tx?: Executor
  /** Not before this many seconds from now. */
  readonly delay?: number
  /** One waiting job a key. */
  readonly key?: string
}

const SCHEMA = 'job'

export type JobsOptions = {
  readonly database: Pick<Database, 'url'>
  readonly log: Log
  /** How its connections are called among those of the database. */
  readonly applicationName?: string
  /** Pause between two looks at a queue. */
  readonly pollSeconds?: number
  readonly telemetry?: Telemetry | undefined
}

/** Done work is cleared away this often. */
const MAINTENANCE_SECONDS = 300

/** Work queues on the same Postgres. It keeps trying while the database is away and goes on when that is back. */
export function createJobs(options: JobsOptions): Jobs {
  const { database, log, applicationName = 'klarsikt-jobs', pollSeconds = 1, telemetry = noTelemetry } = options
  const boss = new PgBoss({
    connectionString: database.url,
    schema: SCHEMA,
    max: 3,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    cronWorkerIntervalSeconds: SCHEDULED_POLL_SECONDS,
  })
  const registered: Job<never>[] = []
  const rounds: Round[] = []
  const stopping = new AbortController()
  const use = createUse()
  const queue: QueueOptions = {
    pollSeconds,
    stopping: stopping.signal,
    telemetry,
    use,
    // While the database is away everything fails, and that is said elsewhere.
    report: (error, message, about) => {
      if (!isOutage(error)) log.warn({ err: error, ...about }, message)
    },
  }
  // What it hands over is mostly a copy of an error, with the queue beside it.
  boss.on('error', (error: Error & { readonly queue?: string }) =>
    queue.report(error, 'the job queue has a problem', error.queue === undefined ? {} : { job: error.queue }),
  )
  let started = false

  return {
    register: (job) => void registered.push(job),
    repeat: (round) => void rounds.push(round),
    async send(job, payload, { tx, delay, key } = {}) {
      await boss.send(job.name, payload, {
        ...(delay === undefined ? {} : { startAfter: delay }),
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(tx ? { db: asBossDatabase(tx) } : {}),
      })
    },
    noteUse: () => use.note(),
    async start() {
      await boss.start()
      started = true
      for (const round of rounds) await openRound(boss, round, queue)
      for (const job of registered) await openJob(boss, job, queue)
      watchQueues(telemetry, boss, [...rounds, ...registered])
    },
    async stop() {
      stopping.abort()
      if (started) await boss.stop({ graceful: true, timeout: 8_000 })
      started = false
    },
  }
}

function asBossDatabase(tx: Executor): Db {
  return { executeSql: (text, values) => tx.query({ text, values: values ?? [] }) }
}
