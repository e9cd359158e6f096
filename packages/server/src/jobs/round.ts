import type { PgBoss } from 'pg-boss'
import type { QueueOptions } from './job.js'

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
  /** Answers how many pieces were taken; while that is more than none, the round goes on. */
  readonly run: () => Promise<number>
}

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
  { name, every, timeout, run }: Round,
  { pollSeconds, stopping, report }: QueueOptions,
): Promise<void> {
  /** Does nothing where one waits already. */
  const queue = (startAfter: number) => boss.send(name, {}, { startAfter })

  /** A round that fails is not tried again: the next one is queued already. */
  const taken = () =>
    run().catch((error: unknown) => {
      report(error, 'a round of background work failed', { job: name })
      return 0
    })

  await boss.createQueue(name, {
    policy: 'short',
    retryLimit: 0,
    expireInSeconds: timeout,
    deleteAfterSeconds: 60,
  })
  await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
    await queue(every).catch(() => {})
    const until = performance.now() + LONGEST_MS
    while (!stopping.aborted && performance.now() < until) if ((await taken()) === 0) return
  })
  await queue(0)
  const watch = setInterval(() => void queue(0).catch(() => {}), WATCH_MS).unref()
  stopping.addEventListener('abort', () => clearInterval(watch))
}
