import pMap from 'p-map'
import type { Deps } from '../../context.js'

/** Subscriptions that one transaction works on: reads and writes of many cost little more than those of one. */
const BATCH_SIZE = 20
/** Transactions of a round at a time: while one waits for the database or the provider, another works. */
const BATCHES_AT_ONCE = 2

type One = { readonly id: string }
/** What came of a batch: for how many it was done; `isStopped` leaves the rest for a later round. */
export type BatchDone = { readonly count: number; readonly isStopped?: boolean }

/**
 * Does the work of a round for what is due, in batches, and answers for how many it was done. Where a batch fails, each of it is
 * done by itself: one that fails is logged and left for a later round, and keeps no other waiting.
 */
export async function inBatches(
  { log }: Pick<Deps, 'log'>,
  due: readonly One[],
  work: (ids: readonly string[]) => Promise<BatchDone>,
  size = BATCH_SIZE,
): Promise<number> {
  let count = 0
  let isStopped = false
  const tryBatch = async (ids: readonly string[]): Promise<void> => {
    if (isStopped) return
    try {
      const done = await work(ids)
      count += done.count
      isStopped ||= done.isStopped ?? false
    } catch (error) {
      if (ids.length === 1) log.error({ err: error, id: ids[0] }, 'the work on a lens subscription failed')
      else for (const id of ids) await tryBatch([id])
    }
  }
  await pMap(batchesOf(due, size), tryBatch, { concurrency: BATCHES_AT_ONCE })
  return count
}

function batchesOf(due: readonly One[], size: number): string[][] {
  const ids = due.map(({ id }) => id)
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size))
}
