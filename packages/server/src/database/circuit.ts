import { circuitBreaker, type CircuitBreakerPolicy, ConsecutiveBreaker, handleAll } from 'cockatiel'
import type { Log } from '../log/index.js'

type Options = {
  readonly log: Log
  /** What the log says when the circuit opens, and when it closes again. */
  readonly opened: string
  readonly closed: string
  /** Pause of an open circuit before the next try (ms). */
  readonly pauseMs: number
}

/** A circuit that the first failure opens and the first success closes. */
export function createCircuit({ log, opened, closed, pauseMs }: Options): CircuitBreakerPolicy {
  const circuit = circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(1), halfOpenAfter: pauseMs })
  let down = false
  circuit.onBreak((reason) => {
    // Each try that fails breaks it again; an outage is one line.
    if (!down) log.error({ err: 'error' in reason ? reason.error : undefined }, opened)
    down = true
  })
  circuit.onReset(() => {
    down = false
    log.info({}, closed)
  })
  return circuit
}
