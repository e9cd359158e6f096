import { CONSOLE_TOKEN_HEADER, type ConsoleCall, consoleRoutes } from '@klarsikt/contract/discovery'
import type { ConsoleBody, ConsoleReply, DiscoveryFailure } from '@klarsikt/contract/discovery/types'

/** Why a call failed. The message can be shown to the merchant. */
export type Failure = {
  readonly code: DiscoveryFailure['error']['code'] | 'offline'
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure }

export type CallInput<K extends ConsoleCall> = {
  readonly market?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: ConsoleBody<K>
  readonly signal?: AbortSignal
}

/** Calls the service. The browser keeps the session's cookie; the session's token is only in memory. */
export type Client = {
  call<K extends ConsoleCall>(name: K, input?: CallInput<K>): Promise<Answer<ConsoleReply<K>>>
  setToken(token: string): void
  /** Registers a listener that is called when a call finds that the session has ended. */
  onExpired(listener: () => void): () => void
}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>

const OFFLINE: Failure = {
  code: 'offline',
  message: 'The service cannot be reached. Check the connection and try again.',
  fields: {},
}
const STRANGE: Failure = { code: 'unexpected', message: 'The service answered something unexpected.', fields: {} }

export function createClient(fetch: Fetch): Client {
  let token = ''
  const listeners = new Set<() => void>()
  return {
    setToken(fresh) {
      token = fresh
    },
    onExpired(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async call(name, { market = '', query, body, signal } = {}) {
      const { method, path } = consoleRoutes[name]
      const search = query ? `?${new URLSearchParams(query)}` : ''
      try {
        const answer = await fetch(`${path.replace(':market', encodeURIComponent(market))}${search}`, {
          method,
          credentials: 'same-origin',
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(method === 'GET' ? {} : { [CONSOLE_TOKEN_HEADER]: token }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          ...(signal ? { signal } : {}),
        })
        if (answer.status === 401 && name !== 'logIn') for (const notify of listeners) notify()
        const read: unknown = await answer.json()
        // The service's tests prove that replies have these types of the contract.
        if (answer.ok) return { ok: true, value: read as ConsoleReply<typeof name> }
        return { ok: false, failure: failureOf(read as DiscoveryFailure) }
      } catch (error) {
        // An aborted call has no reader any more, so the error is passed on.
        if (signal?.aborted) throw error
        return { ok: false, failure: error instanceof SyntaxError ? STRANGE : OFFLINE }
      }
    },
  }
}

function failureOf(read: Partial<DiscoveryFailure>): Failure {
  return read.error ? { ...read.error, fields: read.error.fields ?? {} } : STRANGE
}
