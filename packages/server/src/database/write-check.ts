import { CircuitState } from 'cockatiel'
import type { Log } from '../log/index.js'
import { createCircuit } from './circuit.js'
import { refusesWrites } from './outage.js'

export type WriteCheck = {
  /** Looks at what a piece of work failed with. */
  note(error: unknown): void
  /** False from the first refused write until a try to write succeeds. */
  passes(): Promise<boolean>
}

type Options = {
  /** Writes something, without a trace; fails while the database takes no writes. */
  readonly tryWrite: () => Promise<unknown>
  readonly log: Log
}

const PAUSE_MS = 1_000

/** Knows whether the database takes writes: a full disk and a replica that is read-only still answer every question. */
export function createWriteCheck({ tryWrite, log }: Options): WriteCheck {
  const circuit = createCircuit({
    log,
    opened: 'the database takes no writes',
    closed: 'the database takes writes again',
    pauseMs: PAUSE_MS,
  })
  async function passes(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await circuit.execute(work)
      return true
    } catch {
      return false
    }
  }
  return {
    note(error) {
      const fail = async () => {
        throw error
      }
      if (refusesWrites(error)) void passes(fail)
    },
    passes: async () => circuit.state === CircuitState.Closed || passes(tryWrite),
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
