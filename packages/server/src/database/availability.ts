import { CircuitState } from 'cockatiel'
import type { Log } from '../log/index.js'
import { createCircuit } from './circuit.js'
import { DatabaseAway, isOutage } from './outage.js'
import type { Probe } from './probe.js'

export type Availability = {
  /** Refuses the work while the database is away, and lets it go when it turns out to be. */
  guard<T>(work: () => Promise<T>): Promise<T>
  stop(): void
}

/** Work that takes longer makes us ask, and ask again (ms). With the longest wait for an answer it stays under the second that R8 allows. */
const ASK_MS = 100
/** While the database is away it is asked this often at most (ms), as long as requests come; they are refused at once. */
const PAUSE_MS = 100
/** The database is asked this often without work (ms), so that the log says when it went and came, and the connection stays open. */
const IDLE_MS = 1_000

/**
 * A circuit breaker whose circuit is a probe. A refused connection shows itself; one that hangs (a frozen server, a cut
 * cable) would keep requests waiting. Time-outs of statements cannot tell that from a slow statement or a queue for a lock,
 * which must not be refused; so work that waits has the database asked, and only a silent one opens the circuit.
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
          // Says so in the log, once, and refuses the next at once, if the database is the reason.
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
