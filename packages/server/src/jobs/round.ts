import type { PgBoss } from 'pg-boss'
import type { QueueOptions } from './job.js'
import { observeJob } from './observe-job.js'
import { SHARE_MS } from './use.js'

/**
 * Work that reads from its table what is due, such as payments to check or letters to send. Each run takes the due rows
 * with `skip locked`, so that rounds of several processes may run at the same time.
 */
export type Round = {
  readonly name: string
  /** Seconds from the start of a round to the next one. The pause is longer while the service is not used. */
  readonly every: number
  /** Seconds after which a round counts as lost. The next one does not wait for it. */
  readonly timeout: number
  /**
   * When true, no round begins while another one runs in any process. A round that was killed then delays the next one
   * until its timeout.
   */
  readonly exclusive?: boolean
  /**
   * Does one part of the work and returns the number of rows that it took. The round calls it again until it returns 0.
   */
  readonly run: () => Promise<number>
}

/**
 * Seconds between two rounds while the service is not used. Each round costs some statements and rarely finds work
 * then.
 */
const REST_SECONDS = 30
/**
 * The process that queued a round knows when it is due and looks then. Rounds of a process that has died are found by
 * the watch below while the service is in use. Otherwise the queue is looked at once in this many polls.
 */
const POLLS_A_LOOK = 60
/** Extra milliseconds before a process looks for a round, so that the round is due by the database's clock. */
const WAKE_MARGIN_MS = 50
/** A round that always finds more work ends after this many ms and leaves the rest to the next round. */
const LONGEST_MS = 20_000
/** When the database fails before the next round is queued, no round is left. So one is queued this often, in ms. */
const WATCH_MS = 10_000
/** While the service is not used, the watch acts only once in this many turns. */
const TURNS_AT_REST = 6

/**
 * Makes a queue with at most one waiting round. The next round is queued before the present one begins, so that a
 * process that is killed at any moment leaves a round for another process.
 */
export async function openRound(
  boss: PgBoss,
  { name, every, timeout, exclusive = false, run }: Round,
  { pollSeconds, stopping, report, telemetry, use }: QueueOptions,
): Promise<void> {
  let worker: string | undefined
  /**
   * Queues a round unless one is waiting already. The round tells other processes until when the service counts as in
   * use.
   */
  const queue = async () => {
    const startAfter = use.isOn() ? every : Math.max(every, REST_SECONDS)
    const queued = await boss.send(name, { inUseUntil: use.until }, { startAfter })
    if (queued !== null) lookIn(startAfter)
  }
  /**
   * Replaces the waiting round, because it may wait for the long pause of a service at rest or hold an old end of the
   * use. Rare rounds are not replaced, because each replacement would postpone them again.
   */
  const hurry = async () => {
    if (every * 1_000 >= SHARE_MS || stopping.aborted) return
    await boss.deleteQueuedJobs(name)
    await queue()
  }
  const lookIn = (seconds: number) =>
    setTimeout(
      () => worker !== undefined && !stopping.aborted && boss.notifyWorker(worker),
      seconds * 1_000 + WAKE_MARGIN_MS,
    ).unref()

  /** A failed round is not repeated, because the next one is queued already. */
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
  worker = await boss.work<{ inUseUntil?: number }>(
    name,
    { pollingIntervalSeconds: POLLS_A_LOOK * pollSeconds },
    async ([job]) => {
      use.learn(job?.data?.inUseUntil)
      await queue().catch(() => {})
      const until = performance.now() + LONGEST_MS
      while (!stopping.aborted && performance.now() < until) {
        if ((await taken()) === 0) return
        use.note()
      }
    },
  )
  await queue()
  // Another process may have queued the waiting round and then died.
  lookIn(every)
  use.onUse(() => void hurry().catch(() => {}))
  let turn = 0
  const watch = setInterval(() => {
    turn += 1
    if (!use.isOn() && turn % TURNS_AT_REST !== 0) return
    void queue().catch(() => {})
    if (worker !== undefined) boss.notifyWorker(worker)
  }, WATCH_MS).unref()
  stopping.addEventListener('abort', () => clearInterval(watch))
}
