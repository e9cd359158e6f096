import { PgBoss, type Db } from 'pg-boss'
import type { Executor } from '../database/index.js'
import type { Log } from '../log/index.js'

/** When a job runs by itself: five cron fields, Stockholm time. */
export type JobSchedule = { readonly cron: string }

/** A kind of work that is done outside a request. Its handler may run more than once for the same payload. */
export type Job<Payload extends object = object> = {
  readonly name: string
  /** Tries after the first, with growing pauses. */
  readonly retries?: number
  /** Seconds after which a handler counts as lost and the job is given to another. */
  readonly timeout?: number
  readonly schedule?: JobSchedule
  readonly handle: (payload: Payload) => Promise<void>
}

export type Jobs = {
  /** Declares work before the start. */
  register<Payload extends object>(job: Job<Payload>): void
  /** Queues work; within a transaction it exists only once that commits. */
  send<Payload extends object>(job: Pick<Job<Payload>, 'name'>, payload: Payload, options?: SendOptions): Promise<void>
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

/** Work queues on the same Postgres. It keeps trying while the database is away and goes on when that is back. */
export function createJobs(options: { readonly url: string; readonly log: Log; readonly pollSeconds?: number }): Jobs {
  const boss = new PgBoss({
    connectionString: options.url,
    schema: SCHEMA,
    max: 3,
    application_name: 'klarsikt-jobs',
    connectionTimeoutMillis: 5_000,
  })
  boss.on('error', (error) => options.log.warn({ err: error }, 'the job queue has a problem'))
  const registered: Job<never>[] = []
  let started = false

  async function open(job: Job<never>): Promise<void> {
    await boss.createQueue(job.name, {
      retryLimit: job.retries ?? 5,
      retryBackoff: true,
      retryDelay: 1,
      expireInSeconds: job.timeout ?? 60,
    })
    await boss.work(job.name, { pollingIntervalSeconds: options.pollSeconds ?? 1 }, async (batch) => {
      for (const { data, id } of batch) {
        try {
          await job.handle(data as never)
        } catch (error) {
          options.log.warn({ err: error, job: job.name, id }, 'a job failed and will be tried again')
          throw error
        }
      }
    })
    if (job.schedule) await boss.schedule(job.name, job.schedule.cron, {}, { tz: 'Europe/Stockholm' })
    else await boss.unschedule(job.name)
  }

  return {
    register: (job) => void registered.push(job),
    async send(job, payload, { tx, delay, key } = {}) {
      await boss.send(job.name, payload, {
        ...(delay === undefined ? {} : { startAfter: delay }),
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(tx ? { db: asBossDatabase(tx) } : {}),
      })
    },
    async start() {
      await boss.start()
      started = true
      for (const job of registered) await open(job)
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 8_000 })
      started = false
    },
  }
}

function asBossDatabase(tx: Executor): Db {
  return { executeSql: (text, values) => tx.query({ text, values: values ?? [] }) }
}
