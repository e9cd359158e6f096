import type { PgBoss } from 'pg-boss'
import { runInContext } from '../log/index.js'
import type { Telemetry } from '../telemetry/index.js'

/** Runs a job or a round. It records metrics and a trace, and puts the job's name into the log lines. */
export async function observeJob<T>(telemetry: Telemetry, job: string, work: () => Promise<T>): Promise<T> {
  const step = telemetry.begin(`job ${job}`, { kind: 'job' })
  const started = performance.now()
  let outcome = 'failed'
  try {
    const value = await runInContext({ fields: { job, traceId: step.traceId } }, () => step.run(work))
    outcome = 'done'
    return value
  } finally {
    telemetry.time('klarsikt.job.duration', (performance.now() - started) / 1_000, { job, outcome })
    step.end({ failed: outcome === 'failed' })
  }
}

/** Reports the number of jobs in each queue as a gauge. The library counts them from time to time. */
export function watchQueues(telemetry: Telemetry, boss: PgBoss, jobs: readonly { readonly name: string }[]): void {
  const names = jobs.map(({ name }) => name)
  telemetry.watch('klarsikt.job.queue.depth', async () =>
    (await boss.getQueues(names)).flatMap(({ name, readyCount, activeCount, failedCount }) => [
      { value: readyCount, labels: { job: name, state: 'ready' } },
      { value: activeCount, labels: { job: name, state: 'active' } },
      { value: failedCount, labels: { job: name, state: 'failed' } },
    ]),
  )
}
