import { CircuitState } from 'cockatiel'
import type { Log } from '../log/index.js'
import { createCircuit } from './circuit.js'
import { refusesWrites } from './outage.js'

export type WriteCheck = {
  /** Checks whether an error of some work means that the database takes no writes. */
  note(error: unknown): void
  /** Returns false from the first refused write until a test write succeeds. */
  passes(): Promise<boolean>
}

type Options = {
  /** Writes something and rolls it back. Rejects while the database takes no writes. */
  readonly tryWrite: () => Promise<unknown>
  readonly log: Log
}

const PAUSE_MS = 1_000

/**
 * Knows whether the database takes writes. A database with a full disk and a read-only replica still answer every read.
 */
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
 * Writes a few hundred kilobytes of new disk space, because a small write may still fit into a half-empty page. The
 * table exists only in a transaction that is rolled back.
 */
export const WRITE_PROBE = {
  create: 'create unlogged table klarsikt_write_probe (filler text)',
  fill: `insert into klarsikt_write_probe select md5(n::text) || md5((n + 1)::text) from generate_series(1, 4000) n`,
}
