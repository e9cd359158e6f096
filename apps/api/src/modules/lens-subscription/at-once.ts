import pMap from 'p-map'
import type { Deps } from '../../context.js'

/** Subscriptions that one round works on at a time: most of the work is waiting for the database and the provider. */
const AT_ONCE = 8

type One = { readonly id: string }
/** What came of one; `stop` leaves the rest for a later round. */
export type Done = 'done' | 'stop'

/**
 * Does the work of a round for each of what is due, several at once, and answers for how many it was done. One that fails is logged
 * and left for a later round; it keeps no other waiting.
 */
export async function eachAtOnce(
  { log }: Pick<Deps, 'log'>,
  due: readonly One[],
  work: (id: string) => Promise<Done>,
): Promise<number> {
  let count = 0
  let isStopped = false
  await pMap(
    due,
    async ({ id }) => {
      if (isStopped) return
      try {
        if ((await work(id)) === 'done') count++
        else isStopped = true
      } catch (error) {
        log.error({ err: error, id }, 'the work on a lens subscription failed')
      }
    },
    { concurrency: AT_ONCE },
  )
  return count
}
