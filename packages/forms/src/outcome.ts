import { type Failure, isFailure } from '@klarsikt/contract/client'
import * as errorMessages from '@klarsikt/core/messages/error'

/** A call that failed: a code to decide by, a text to show, and texts by field. */
export interface Refusal {
  readonly ok: false
  readonly code: Failure['error']['code'] | 'network'
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

/** The result of a call: its reply, or a refusal. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | Refusal

/** Awaits a call and turns every failure into a Swedish text. Never rejects. */
export async function outcomeOf<T>(call: Promise<T | Failure>): Promise<Outcome<T>> {
  try {
    const answer = await call
    if (isFailure(answer)) {
      const { code, message, fields = {} } = answer.error
      return { ok: false, code, message: message || errorMessages.generic(), fields }
    }
    return isRefusedWithoutReason(answer) ? networkRefusal() : { ok: true, value: answer }
  } catch {
    return networkRefusal()
  }
}

/**
 * Makes the refusal for a missing or unreadable answer. When the device is offline, the text says so. Otherwise it asks
 * the user to try again.
 */
function networkRefusal(): Refusal {
  // A server also has a navigator, but it does not know whether it is online.
  const isOffline = (globalThis.navigator as Partial<Navigator> | undefined)?.onLine === false
  return {
    ok: false,
    code: 'network',
    message: isOffline ? errorMessages.network() : errorMessages.generic(),
    fields: {},
  }
}

/**
 * Returns whether a reply is a refusal in a form that the shop does not use. Such a reply comes from a system between
 * the shop and the browser [SSEARCH-022]. A reply with a `result`, such as a log-in that stopped, is the shop's own.
 */
function isRefusedWithoutReason(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'success' in answer &&
    answer.success === false &&
    !('result' in answer)
  )
}
