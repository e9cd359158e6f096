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

/**
 * Whoever queued a round knows when it is due and looks then. For the rounds of a process that has died, a queue is looked at once in so many
 * polls: every look is a statement, also in a shop at rest.
 */
const POLLS_A_LOOK = 10
/** So much later than due by the clock of the database a round is looked for, milliseconds. */
const WAKE_MARGIN_MS = 50
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
  let worker: string | undefined
  /** Does nothing where one waits already. */
  const queue = async (startAfter: number) => {
    const queued = await boss.send(name, {}, { startAfter })
    if (queued !== null) lookIn(startAfter)
  }
  const lookIn = (seconds: number) =>
    setTimeout(
      () => worker !== undefined && !stopping.aborted && boss.notifyWorker(worker),
      seconds * 1_000 + WAKE_MARGIN_MS,
    ).unref()

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
  worker = await boss.work(name, { pollingIntervalSeconds: POLLS_A_LOOK * pollSeconds }, async () => {
    await queue(every).catch(() => {})
    const until = performance.now() + LONGEST_MS
    while (!stopping.aborted && performance.now() < until) if ((await taken()) === 0) return
  })
  await queue(every)
  // Another process may have queued it, and be gone.
  lookIn(every)
  const watch = setInterval(() => void queue(every).catch(() => {}), WATCH_MS).unref()
  stopping.addEventListener('abort', () => clearInterval(watch))
}
