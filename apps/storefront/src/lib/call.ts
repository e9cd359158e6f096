import { type Failure, isFailure, type ShopClient } from '@klarsikt/contract/client'
import { errorMessages } from '@klarsikt/core/messages'
import type { ShopStore } from '../shell/shop-state.js'
import { browserClient } from './browser-client.js'

/** What came of a call from the page: its reply, or a text to show. Never rejects. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly code: Failure['error']['code'] | 'network'
      readonly message: string
      readonly fields: Readonly<Record<string, string>>
    }

/**
 * Makes a call and turns every way it can fail into a Swedish text. A page that was open for so long that its token ran
 * out gets a new one and tries once more.
 */
export async function callShop<T>(
  store: ShopStore,
  call: (client: ShopClient) => Promise<T | Failure>,
): Promise<Outcome<T>> {
  const client = browserClient(store)
  try {
    let answer = await call(client)
    if (isFailure(answer) && answer.error.code === 'csrf.invalid') {
      store.setState({ token: null })
      answer = await call(client)
    }
    if (isRefusedWithoutReason(answer)) return FAILED
    if (!isFailure(answer)) return { ok: true, value: answer }
    const { code, message, fields = {} } = answer.error
    return { ok: false, code, message: message || errorMessages['error.generic'], fields }
  } catch {
    return {
      ok: false,
      code: 'network',
      message: offline() ? errorMessages['error.network'] : errorMessages['error.generic'],
      fields: {},
    }
  }
}

const FAILED = { ok: false, code: 'network', message: errorMessages['error.generic'], fields: {} } as const

/** What stands between the shop and the browser may refuse in its own words [SSEARCH-022]. */
function isRefusedWithoutReason(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || isFailure(answer)) return false
  return 'success' in answer && answer.success === false
}

function offline(): boolean {
  return typeof navigator !== 'undefined' && !navigator.onLine
}
