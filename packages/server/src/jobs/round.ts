import type { PgBoss } from 'pg-boss'
import type { QueueOptions } from './job.js'
import { observeJob } from './observe-job.js'

/**
 * Work whose rows say themselves when they are due (payments to look at, letters to send). A round takes what is due now,
 * with `skip locked`, so that rounds of several processes may run beside each other.
 */
export type Round = {
  readonly name: string
  /** Seconds until the next round after one that left nothing to do. */
  readonly every: number
  /** Seconds after which a round counts as lost. The next one does not wait for it. */
  readonly timeout: number
  /** No round begins while one runs, here or in another process; one that is killed holds up the next until its timeout. */
  readonly exclusive?: boolean
  /** Answers how many pieces were taken; while that is more than none, the round goes on. */
  readonly run: () => Promise<number>
}

/** A queue is looked at this often while its next round is awaited: a rare round need not be punctual, and looking costs a statement. */
const POLL_SHARE = 0.1
/** A round that always finds more ends after so long and leaves the rest to the next, milliseconds. */
const LONGEST_MS = 20_000
/** A database that fails between a round and the queueing of the next leaves none; one is put there this often, milliseconds. */
const WATCH_MS = 10_000

/**
 * Makes a queue of one waiting round. The next round is queued before this one begins, so that a process that is killed
 * at any point leaves a round behind for whoever comes next.
 */
export async function openRound(
  boss: PgBoss,
  { name, every, timeout, exclusive = false, run }: Round,
  { pollSeconds, stopping, report, telemetry }: QueueOptions,
): Promise<void> {
  /** Does nothing where one waits already. */
  const queue = (startAfter: number) => boss.send(name, {}, { startAfter })

  /** A round that fails is not tried again: the next one is queued already. */
  const taken = () =>
    observeJob(telemetry, name, run).catch((error: unknown) => {
      report(error, 'a round of background work failed', { job: name })
      return 0
    })

  await boss.createQueue(name, {
    policy: exclusive ? 'stately' : 'short',
    retryLimit: 0,
    expireInSeconds: timeout,
    deleteAfterSeconds: 60,
  })
  await boss.work(name, { pollingIntervalSeconds: Math.max(pollSeconds, every * POLL_SHARE) }, async () => {
    await queue(every).catch(() => {})
    const until = performance.now() + LONGEST_MS
    while (!stopping.aborted && performance.now() < until) if ((await taken()) === 0) return
  })
  await queue(every)
  const watch = setInterval(() => void queue(every).catch(() => {}), WATCH_MS).unref()
  stopping.addEventListener('abort', () => clearInterval(watch))
}
