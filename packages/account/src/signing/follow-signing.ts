import type { BankIdState } from '@klarsikt/core/bankid'
import { outcomeOf, type Refusal } from '@klarsikt/forms'
import type { SigningCalls } from './signing-calls.js'

/** What the panel shows of a signature. */
export interface SigningView {
  readonly state: BankIdState
  readonly qr: string | null
  readonly autoStartToken: string | null
  readonly appUrl: string | null
}

/** The code is renewed each second (ms). */
const SECOND_MS = 1_000
/** Lost answers in a row before the page says so. */
const MISSES_MAXIMUM = 10

export const STARTING: SigningView = { state: { status: 'starting' }, qr: null, autoStartToken: null, appUrl: null }

interface Following {
  readonly calls: SigningCalls
  /** Begins a signature; otherwise the one under way goes on. */
  readonly begins: boolean
  readonly signal: AbortSignal
  readonly show: (view: SigningView) => void
  /** The document is signed. */
  readonly end: () => void
  /** What stops the signature and is no state of BankID, in words. */
  readonly stop: (message: string) => void
}

/** Asks about a signature each second until it has ended. */
export async function followSigning({ calls, begins, signal, show, end, stop }: Following): Promise<void> {
  let appUrl: string | null = null
  if (begins) {
    const begun = await outcomeOf(calls.begin())
    if (signal.aborted) return
    if (!begun.ok) return failed(begun, { show, stop })
    const { qr, autoStartToken } = begun.value
    appUrl = begun.value.appUrl
    show({ state: { status: 'pending', hintCode: 'outstandingTransaction' }, qr, autoStartToken, appUrl })
    await pause(SECOND_MS, signal)
  }
  for (let misses = 0; !signal.aborted; await pause(SECOND_MS, signal)) {
    const collected = await outcomeOf(calls.collect())
    if (signal.aborted) return
    if (!collected.ok) {
      if (collected.code === 'network' && ++misses < MISSES_MAXIMUM) continue
      return failed(collected, { show, stop })
    }
    misses = 0
    const { status, hintCode, qr, autoStartToken } = collected.value
    if (status === 'complete') return end()
    const state: BankIdState = status === 'error' ? { status, errorCode: hintCode } : { status, hintCode }
    show({ state, qr, autoStartToken, appUrl })
    if (status !== 'pending') return
  }
}

/** What the panel of BankID has words for is said by it. */
function failed({ code, message }: Refusal, { show, stop }: Pick<Following, 'show' | 'stop'>): void {
  if (code === 'eid.order-not-found') show({ ...STARTING, state: { status: 'failed', hintCode: 'expiredTransaction' } })
  else if (code === 'eid.unavailable' || code === 'network')
    show({ ...STARTING, state: { status: 'error', errorCode: 'internalError' } })
  else stop(message)
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
