import type { ShopClient } from '@klarsikt/contract/client'
import { type BankIdState, isUnderWay } from '@klarsikt/core/bankid'
import * as authMessages from '@klarsikt/core/messages/auth'
import { outcomeOf, type Refusal } from '@klarsikt/forms'
import { forgetAttempt, rememberAttempt } from '@klarsikt/page-kit/session'
import { answersEachSecond, pauseSecond } from '@klarsikt/page-kit/signing'

export type EidClient = Pick<ShopClient, 'startEid' | 'collectEid' | 'cancelEid'>

/** The part of a BankID order that the panel shows. */
export interface EidView {
  readonly state: BankIdState
  readonly orderRef: string | null
  readonly qr: string | null
  readonly autoStartToken: string | null
}

/** How a log-in by BankID ended. An empty `result` means that the customer is logged in. */
export interface EidEnd {
  readonly orderRef: string
  readonly result: string
  readonly version: string
  /**
   * Whether the customer has to accept the terms for the first time or because they changed. Empty where terms are no
   * obstacle.
   */
  readonly terms: '' | 'first' | 'changed'
}

export const STARTING: EidView = { state: { status: 'starting' }, orderRef: null, qr: null, autoStartToken: null }

interface Following {
  readonly client: EidClient
  /** Starts a new order. With null, the order of the session goes on. */
  readonly begin: { readonly next: string } | null
  /** Stops the polling, for example when the user leaves the page. */
  readonly signal: AbortSignal
  /** Shows the order. It gets null when there is no order to go on with. */
  readonly show: (view: EidView | null) => void
  readonly end: (end: EidEnd) => void
}

/**
 * Asks about an order each second until it has ended. It marks the tab meanwhile, so that a reloaded page goes on with
 * the order.
 */
export async function followEid(following: Following): Promise<void> {
  rememberAttempt()
  await follow({
    ...following,
    show(view) {
      if (view === null || !isUnderWay(view.state)) forgetAttempt()
      following.show(view)
    },
    end(end) {
      forgetAttempt()
      following.end(end)
    },
  })
}

async function follow({ client, begin, signal, show, end }: Following): Promise<void> {
  let orderRef: string | undefined
  if (begin) {
    const started = await outcomeOf(client.startEid({ body: begin.next === '' ? {} : { next: begin.next } }))
    if (signal.aborted) return
    if (!started.ok) return show(brokenBy(started))
    const { qr, autoStartToken } = started.value
    orderRef = started.value.orderRef
    show({ state: { status: 'pending', hintCode: 'outstandingTransaction' }, orderRef, qr, autoStartToken })
    await pauseSecond(signal)
  }
  const collect = () => client.collectEid({ body: orderRef === undefined ? {} : { orderRef } })
  for await (const outcome of answersEachSecond(collect, signal)) {
    if (!outcome.ok) return show(begin || orderRef !== undefined ? brokenBy(outcome) : null)
    const { value } = outcome
    orderRef = value.orderRef
    if (value.status === 'complete') {
      if (value.success) return end({ orderRef, result: '', version: '', terms: '' })
      const terms = value.message === authMessages.termsFirst() ? 'first' : 'changed'
      return end({ orderRef, result: value.result, version: value.termsVersion ?? '', terms })
    }
    const { status, hintCode, qr, autoStartToken } = value
    const state: BankIdState = status === 'error' ? { status, errorCode: hintCode } : { status, hintCode }
    show({ state, orderRef, qr, autoStartToken })
    if (status !== 'pending') return
  }
}

function brokenBy({ code }: Refusal): EidView {
  const state: BankIdState =
    code === 'eid.order-not-found'
      ? { status: 'failed', hintCode: 'expiredTransaction' }
      : { status: 'error', errorCode: code === 'rate-limited' ? 'tooManyRequests' : 'internalError' }
  return { ...STARTING, state }
}
