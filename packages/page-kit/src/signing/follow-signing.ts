import { type BankIdState, isUnderWay } from '@klarsikt/core/bankid'
import { outcomeOf, type Refusal } from '@klarsikt/forms'
import { forgetAttempt, rememberAttempt } from '../session/bankid-attempt.js'
import { answersEachSecond, pauseSecond } from './answers-each-second.js'
import { type SigningCalls } from './signing-calls.js'

/** The part of a signature that the panel shows. */
export interface SigningView {
  readonly state: BankIdState
  readonly qr: string | null
  readonly autoStartToken: string | null
  readonly appUrl: string | null
}

export const STARTING: SigningView = { state: { status: 'starting' }, qr: null, autoStartToken: null, appUrl: null }

interface Following {
  readonly calls: SigningCalls
  /** Starts a new signature. With false, the signature under way goes on. */
  readonly begins: boolean
  /** True where a signature is surely under way. Otherwise it may have expired since the page was first loaded. */
  readonly isSure: boolean
  readonly signal: AbortSignal
  /** Shows the signature. It gets null when there is no signature to go on with. */
  readonly show: (view: SigningView | null) => void
  /** Runs when the document is signed. */
  readonly end: () => void
  /** Shows a message about a failure that is not a state of BankID. */
  readonly stop: (message: string) => void
}

/**
 * Asks about a signature each second until it has ended. It marks the tab meanwhile, so that a reloaded page goes on
 * with it.
 */
export async function followSigning(following: Following): Promise<void> {
  rememberAttempt()
  await follow({
    ...following,
    show(view) {
      if (view === null || !isUnderWay(view.state)) forgetAttempt()
      following.show(view)
    },
    end() {
      forgetAttempt()
      following.end()
    },
    stop(message) {
      forgetAttempt()
      following.stop(message)
    },
  })
}

async function follow({ calls, begins, isSure, signal, show, end, stop }: Following): Promise<void> {
  let appUrl: string | null = null
  if (begins) {
    const begun = await outcomeOf(calls.begin())
    if (signal.aborted) return
    if (!begun.ok) return failed(begun, { show, stop })
    const { qr, autoStartToken } = begun.value
    appUrl = begun.value.appUrl
    show({ state: { status: 'pending', hintCode: 'outstandingTransaction' }, qr, autoStartToken, appUrl })
    await pauseSecond(signal)
  }
  for await (const collected of answersEachSecond(calls.collect, signal)) {
    if (!collected.ok) return isSure ? failed(collected, { show, stop }) : show(null)
    const { status, hintCode, qr, autoStartToken } = collected.value
    if (status === 'complete') return end()
    const state: BankIdState = status === 'error' ? { status, errorCode: hintCode } : { status, hintCode }
    show({ state, qr, autoStartToken, appUrl })
    if (status !== 'pending') return
  }
}

/** Shows a failure in the BankID panel where the panel has a text for it, and otherwise as a message. */
function failed({ code, message }: Refusal, { show, stop }: Pick<Following, 'show' | 'stop'>): void {
  if (code === 'eid.order-not-found') show({ ...STARTING, state: { status: 'failed', hintCode: 'expiredTransaction' } })
  else if (code === 'eid.unavailable' || code === 'network')
    show({ ...STARTING, state: { status: 'error', errorCode: 'internalError' } })
  else stop(message)
}
