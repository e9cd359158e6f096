import { circuitBreaker, type CircuitBreakerPolicy, ConsecutiveBreaker, handleAll } from 'cockatiel'
import type { Log } from '../log/index.js'

type Options = {
  readonly log: Log
  /** Log message for the opening of the circuit. */
  readonly opened: string
  readonly closed: string
  /** Pause of an open circuit before the next try, in ms. */
  readonly pauseMs: number
}

/** Makes a circuit breaker that opens at the first failure and closes at the first success. */
export function createCircuit({ log, opened, closed, pauseMs }: Options): CircuitBreakerPolicy {
  const circuit = circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(1), halfOpenAfter: pauseMs })
  let down = false
  circuit.onBreak((reason) => {
    // Each failed try breaks the circuit again, but one outage is logged only once.
    if (!down) log.error({ err: 'error' in reason ? reason.error : undefined }, opened)
    down = true
  })
  circuit.onReset(() => {
    down = false
    log.info({}, closed)
  })
  return circuit
}
