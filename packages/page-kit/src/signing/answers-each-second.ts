import type { Failure } from '@klarsikt/contract/client'
import { type Outcome, outcomeOf } from '@klarsikt/forms'

/** Time between two questions, in milliseconds. BankID changes its QR code each second. */
const SECOND_MS = 1_000
/** Number of failed calls in a row after which the failure is reported. */
const MISSES_MAXIMUM = 10

/**
 * Asks each second until `signal` ends it. It ignores single failures, such as those of a phone that changes network.
 */
export async function* answersEachSecond<Answer>(
  collect: () => Promise<Answer | Failure>,
  signal: AbortSignal,
): AsyncGenerator<Outcome<Answer>, void> {
  for (let misses = 0; !signal.aborted; await pause(SECOND_MS, signal)) {
    const outcome = await outcomeOf(collect())
    if (signal.aborted) return
    if (!outcome.ok && outcome.code === 'network' && ++misses < MISSES_MAXIMUM) continue
    if (outcome.ok) misses = 0
    yield outcome
  }
}

/** Waits one second between the start of an order and the first question about it. */
export const pauseSecond = (signal: AbortSignal): Promise<void> => pause(SECOND_MS, signal)

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
