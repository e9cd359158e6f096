import { CircuitState } from 'cockatiel'
import type { Log } from '../log/index.js'
import { createCircuit } from './circuit.js'
import { DatabaseAway, isOutage } from './outage.js'
import type { Probe } from './probe.js'

export type Availability = {
  /**
   * Rejects the work at once while the database is away, and stops waiting for it when a probe finds the database away.
   */
  guard<T>(work: () => Promise<T>): Promise<T>
  stop(): void
}

/**
 * Work that takes longer than this (ms) starts a probe, and another one after each such pause. Together with the
 * longest wait for a probe this stays below the one second that R8 allows.
 */
const ASK_MS = 100
/**
 * While the database is away, requests start a probe at most this often (ms). The requests themselves are rejected at
 * once.
 */
const PAUSE_MS = 100
/**
 * Without work the database is probed this often (ms), so that the log says when it went away and came back, and the
 * connection stays open.
 */
const IDLE_MS = 1_000

/**
 * A circuit breaker that a probe opens and closes. A refused connection is an error by itself, but a frozen server or a
 * cut cable keeps requests waiting. A statement time-out cannot tell that from a slow statement or a wait for a lock.
 * So long work starts a probe, and only a database that does not answer the probe opens the circuit.
 */
export function createAvailability({ probe, log }: { readonly probe: Probe; readonly log: Log }): Availability {
  const circuit = createCircuit({
    log,
    opened: 'the database is away',
    closed: 'the database is back',
    pauseMs: PAUSE_MS,
  })

  async function ask(): Promise<void> {
    await circuit.execute(probe.ask).catch((error: unknown) => {
      throw new DatabaseAway(error)
    })
  }

  function unlessAway<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let timer = setTimeout(look, ASK_MS)
      let done = false
      function look(): void {
        ask().then(() => {
          if (!done) timer = setTimeout(look, ASK_MS)
        }, reject)
      }
      work()
        .then(resolve, (error: unknown) => {
          reject(error)
          // If the database is away, this probe logs it once and opens the circuit for the next requests.
          if (isOutage(error)) ask().catch(() => {})
        })
        .finally(() => {
          done = true
          clearTimeout(timer)
        })
    })
  }

  const idle = setInterval(() => void ask().catch(() => {}), IDLE_MS).unref()
  return {
    async guard(work) {
      if (circuit.state === CircuitState.Closed) return unlessAway(work)
      ask().catch(() => {})
      throw new DatabaseAway()
    },
    stop: () => clearInterval(idle),
  }
}
