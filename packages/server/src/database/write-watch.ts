import type { Log } from '../log/index.js'
import { refusesWrites } from './outage.js'

export type WriteWatch = {
  /** False from the first refused write until a probe succeeds. */
  readonly writable: boolean
  /** Looks at what a piece of work failed with. */
  note(error: unknown): void
  stop(): void
}

type Options = {
  /** Writes something, without a trace; fails while the database takes no writes. */
  readonly probe: () => Promise<unknown>
  readonly log: Log
  readonly everyMs?: number
}

/** Knows whether the database takes writes: a full disk and a replica that is read-only still answer every question. */
export function createWriteWatch({ probe, log, everyMs = 1_000 }: Options): WriteWatch {
  let writable = true
  let timer: NodeJS.Timeout | undefined

  function plan(): void {
    timer = setTimeout(() => {
      probe().then(recovered, plan)
    }, everyMs)
    timer.unref()
  }
  function recovered(): void {
    writable = true
    log.info({}, 'the database takes writes again')
  }
  return {
    get writable() {
      return writable
    },
    note(error) {
      if (!writable || !refusesWrites(error)) return
      writable = false
      log.error({ err: error }, 'the database takes no writes')
      plan()
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Needs a few hundred kilobytes of new disk, which a small write into a half-empty page does not; rolled back. The table
 * exists only in this transaction.
 */
export const WRITE_PROBE = {
  create: 'create unlogged table klarsikt_write_probe (filler text)',
  fill: `insert into klarsikt_write_probe select md5(n::text) || md5((n + 1)::text) from generate_series(1, 4000) n`,
}
