import pMap from 'p-map'
import type { Deps } from '../../../context.js'

/** The number of subscriptions in one transaction. Reading and writing many costs little more than one. */
const BATCH_SIZE = 20
/** The number of transactions at the same time. While one waits for the database or the provider, another works. */
const BATCHES_AT_ONCE = 2

type One = { readonly id: string }
/** How many a batch has done. `isStopped` leaves the rest for a later round. */
export type BatchDone = { readonly count: number; readonly isStopped?: boolean }

/**
 * Does the work of a round in batches and returns how many were done. When a batch fails, each of its members is done
 * by itself. A member that fails again is logged and left for a later round, so that it does not hold up the others.
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
