import { type Failure, isFailure } from '@klarsikt/contract/client'
import * as errorMessages from '@klarsikt/core/messages/error'

/** Why a call brought nothing: a code to decide by, a text to show, and texts by field. */
export interface Refusal {
  readonly ok: false
  readonly code: Failure['error']['code'] | 'network'
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

/** What came of a call: its reply, or a refusal. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | Refusal

/** Awaits a call and turns every way it can fail into a Swedish text. Never rejects. */
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

/** No answer that could be read: offline is said, anything else may be tried again. */
function networkRefusal(): Refusal {
  // A server has a navigator that knows nothing of a line.
  const isOffline = (globalThis.navigator as Partial<Navigator> | undefined)?.onLine === false
  return {
    ok: false,
    code: 'network',
    message: isOffline ? errorMessages.network() : errorMessages.generic(),
    fields: {},
  }
}

/**
 * What stands between the shop and the browser may refuse in its own words [SSEARCH-022]. A reply that names its `result`, such as
 * a log-in that stopped, is the shop's own.
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
