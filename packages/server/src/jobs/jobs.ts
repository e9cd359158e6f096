import { PgBoss, type Db } from 'pg-boss'
import { type Database, type Executor, isOutage } from '../database/index.js'
import type { Log } from '../log/index.js'
import { noTelemetry, type Telemetry } from '../telemetry/index.js'
import { type Job, openJob, type QueueOptions, SCHEDULED_POLL_SECONDS } from './job.js'
import { watchQueues } from './observe-job.js'
import { openRound, type Round } from './round.js'
import { createUse } from './use.js'

export type Jobs = {
  /** Declares a job. It must be called before `start`. */
  register<Payload extends object>(job: Job<Payload>): void
  /** Declares a round. It must be called before `start`. */
  repeat(round: Round): void
  /** Queues a job. Within a transaction the job exists only when the transaction commits. */
  send<Payload extends object>(job: Pick<Job<Payload>, 'name'>, payload: Payload, options?: SendOptions): Promise<void>
  /**
   * Notes that the service is used. Rounds then run as often as they say, and start at once if the service was at rest.
   */
  noteUse(): void
  start(): Promise<void>
  /** Stops after the running handlers have ended. */
  stop(): Promise<void>
}

export type SendOptions = {
  readonly tx?: Executor
  /** Seconds to wait before the job may run. */
  readonly delay?: number
  /** Only one job with this key waits at a time. */
  readonly key?: string
}

const SCHEMA = 'job'

export type JobsOptions = {
  readonly database: Pick<Database, 'url'>
  readonly log: Log
  /** Name of the connections in the database's list of connections. */
  readonly applicationName?: string
  /** Seconds between two looks at a queue. */
  readonly pollSeconds?: number
  readonly telemetry?: Telemetry | undefined
  /** Clock in ms that decides whether the service is in use. */
  readonly now?: () => number
}

/** Seconds between two deletions of finished jobs. */
const MAINTENANCE_SECONDS = 300

/**
 * Runs job queues on the same Postgres. While the database is away it keeps trying, and it goes on when the database is
 * back.
 */
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
  const use = createUse(options.now)
  const queue: QueueOptions = {
    pollSeconds,
    stopping: stopping.signal,
    telemetry,
    use,
    // While the database is away everything fails, and the circuit breaker logs that already.
    report: (error, message, about) => {
      if (!isOutage(error)) log.warn({ err: error, ...about }, message)
    },
  }
  // The library often emits a copy of an error, with the name of the queue added.
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
