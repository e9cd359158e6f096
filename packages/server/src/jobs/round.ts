import type { PgBoss } from 'pg-boss'
import type { QueueOptions } from './job.js'
import { observeJob } from './observe-job.js'

/**
 * Work whose rows say themselves when they are due (payments to look at, letters to send). A round takes what is due now,
 * with `skip locked`, so that rounds of several processes may run beside each other.
 */
export type Round = {
  readonly name: string
  /** Seconds until the next round after one that left nothing to do; longer while nobody uses the service. */
  readonly every: number
  /** Seconds after which a round counts as lost. The next one does not wait for it. */
  readonly timeout: number
  /** No round begins while one runs, here or in another process; one that is killed holds up the next until its timeout. */
  readonly exclusive?: boolean
  /** Answers how many pieces were taken; while that is more than none, the round goes on. */
  readonly run: () => Promise<number>
}

/** Seconds until the next round of a service that nobody uses: each round is some statements, and few of them find anything there. */
const REST_SECONDS = 30
/**
 * Whoever queued a round knows when it is due and looks then. For the rounds of a process that has died, a queue is looked at by the watch
 * below while the service is in use, and else once in so many polls.
 */
const POLLS_A_LOOK = 60
/** So much later than due by the clock of the database a round is looked for, milliseconds. */
const WAKE_MARGIN_MS = 50
/** A round that always finds more ends after so long and leaves the rest to the next, milliseconds. */
const LONGEST_MS = 20_000
/** A database that fails between a round and the queueing of the next leaves none; one is put there this often, milliseconds. */
const WATCH_MS = 10_000
/** At rest the watch looks once in so many turns. */
const TURNS_AT_REST = 6

/**
 * Makes a queue of one waiting round. The next round is queued before this one begins, so that a process that is killed
 * at any point leaves a round behind for whoever comes next.
 */
export async function openRound(
  boss: PgBoss,
  { name, every, timeout, exclusive = false, run }: Round,
  { pollSeconds, stopping, report, telemetry, use }: QueueOptions,
): Promise<void> {
  let worker: string | undefined
  /** Does nothing where one waits already. The other processes learn from it until when the service is in use. */
  const queue = async () => {
    const startAfter = use.isOn() ? every : Math.max(every, REST_SECONDS)
    const queued = await boss.send(name, { inUseUntil: use.until }, { startAfter })
    if (queued !== null) lookIn(startAfter)
  }
  /** Replaces a round that waits for the pause of a service at rest. */
  const hurry = async () => {
    if (every >= REST_SECONDS || stopping.aborted) return
    await boss.deleteQueuedJobs(name)
    await queue()
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
  // Another process may have queued it, and be gone.
  lookIn(every)
  use.onAwake(() => void hurry().catch(() => {}))
  let turn = 0
  const watch = setInterval(() => {
    turn += 1
    if (!use.isOn() && turn % TURNS_AT_REST !== 0) return
    void queue().catch(() => {})
    if (worker !== undefined) boss.notifyWorker(worker)
  }, WATCH_MS).unref()
  stopping.addEventListener('abort', () => clearInterval(watch))
}
