import { err, type Result } from '@klarsikt/core/lib'
import type { Log } from '@klarsikt/server/log'
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhenResult } from 'cockatiel'
import type { BookingProviderFailure } from './port.js'

/** Number of failed calls in a row that open the circuit. */
const FAILURES_MAXIMUM = 4

/** Pause of an open circuit before the next try, in ms. */
const PAUSE_MS = 15_000

type Failed = Result<unknown, BookingProviderFailure>

/** A circuit breaker: calls fail at once while the provider is away, so that nobody waits in vain. */
export function openCircuit(log: Log, pauseMs: number = PAUSE_MS) {
  const isAway = (result: unknown) => {
    const { ok: isAnswer, error } = result as { readonly ok: boolean; readonly error?: BookingProviderFailure }
    return !isAnswer && (error === 'away' || error === 'unknown')
  }
  const circuit = circuitBreaker(handleWhenResult(isAway), {
    breaker: new ConsecutiveBreaker(FAILURES_MAXIMUM),
    halfOpenAfter: pauseMs,
  })
  circuit.onBreak(() => log.warn({}, 'the booking provider does not answer'))
  circuit.onReset(() => log.info({}, 'the booking provider answers again'))
  return async <T extends Failed>(work: () => Promise<T>): Promise<T | ReturnType<typeof away>> => {
    try {
      return await circuit.execute(work)
    } catch (error) {
      if (error instanceof BrokenCircuitError) return away()
      throw error
    }
  }
}

const away = () => err('away' as const)
