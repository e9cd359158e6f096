import type { PgBoss } from 'pg-boss'
import type { Telemetry } from '../telemetry/index.js'
import { observeJob } from './observe-job.js'
import type { Use } from './use.js'

/** Five cron fields in Stockholm time. The job runs by itself at these times. */
export type JobSchedule = { readonly cron: string }

/** A kind of work that runs outside a request. Its handler may run more than once for the same payload. */
export type Job<Payload extends object = object> = {
  readonly name: string
  /** Number of tries after the first one, with growing pauses. */
  readonly retries?: number
  /** Seconds after which the handler counts as lost and the job runs again. */
  readonly timeout?: number
  readonly schedule?: JobSchedule
  readonly handle: (payload: Payload) => Promise<void>
}

export type QueueOptions = {
  readonly pollSeconds: number
  /** Is aborted when the process stops. */
  readonly stopping: AbortSignal
  readonly report: (error: unknown, message: string, about?: object) => void
  readonly telemetry: Telemetry
  readonly use: Use
}

/** A job with a schedule may start this many seconds late. */
export const SCHEDULED_POLL_SECONDS = 30

export async function openJob(
  boss: PgBoss,
  job: Job<never>,
  { pollSeconds, report, telemetry }: QueueOptions,
): Promise<void> {
  await boss.createQueue(job.name, {
    retryLimit: job.retries ?? 5,
    retryBackoff: true,
    retryDelay: 1,
    expireInSeconds: job.timeout ?? 60,
  })
  await boss.work(
    job.name,
    { pollingIntervalSeconds: job.schedule ? Math.max(pollSeconds, SCHEDULED_POLL_SECONDS) : pollSeconds },
    async (batch) => {
      for (const { data, id } of batch) {
        try {
          await observeJob(telemetry, job.name, () => job.handle(data as never))
        } catch (error) {
          report(error, 'a job failed and will be tried again', { job: job.name, id })
          throw error
        }
      }
    },
  )
  if (job.schedule) await boss.schedule(job.name, job.schedule.cron, {}, { tz: 'Europe/Stockholm' })
  else await boss.unschedule(job.name)
}
