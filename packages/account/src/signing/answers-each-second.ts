import type { Failure } from '@klarsikt/contract/client'
import { type Outcome, outcomeOf } from '@klarsikt/forms'

/** The code of an order of BankID is renewed each second (ms). */
const SECOND_MS = 1_000
/** Lost answers in a row before they are given on. */
const MISSES_MAXIMUM = 10

/** Asks each second until `signal` ends it. Single lost answers are passed over, for a telephone between two networks. */
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

/** A second between the begin of an order and the first question about it. */
export const pauseSecond = (signal: AbortSignal): Promise<void> => pause(SECOND_MS, signal)

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
