import { createShopClient, type ShopClient } from '@klarsikt/contract/client'
import { isFailure } from '@klarsikt/contract/endpoint'
import type { Backend } from './backend.js'

type VisitorClient = {
  readonly client: ShopClient
  /** Returns the cookies that the backend has set so far, for the browser. */ readonly cookies: () => readonly string[]
}

type ClientOptions = {
  readonly backend: Backend
  readonly origin: string
  readonly apiKey: string
  readonly environment: unknown
}

/**
 * Makes a client without a session, so its answers may be shown to everybody. It passes the caller's address on for
 * rate limits.
 */
export function publicClient(
  request: Request,
  { backend, origin, apiKey, environment, onReply }: ClientOptions & { readonly onReply: (reply: unknown) => void },
): ShopClient {
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.delete('cookie')
    passOn(request, headers)
    return backend(new Request(String(input), { ...init, headers }), environment)
  }
  const client = createShopClient({ baseUrl: origin, apiKey, fetch: send })
  const calls = Object.entries(client).map(([name, call]) => [
    name,
    async (...input: readonly never[]) => {
      const reply: unknown = await (call as (...args: readonly never[]) => Promise<unknown>)(...input)
      onReply(reply)
      return reply
    },
  ])
  return Object.fromEntries(calls) as ShopClient
}

/**
 * Makes a client for the visitor of one request. It sends their cookie and address, and uses the session that the
 * backend gives them on the way.
 */
export function visitorClient(request: Request, options: ClientOptions): VisitorClient {
  const { backend, origin, apiKey, environment } = options
  const set: string[] = []
  let cookie = request.headers.get('cookie') ?? ''
  let token: Promise<string | undefined> | undefined

  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.delete('cookie')
    if (cookie) headers.set('cookie', cookie)
    passOn(request, headers)
    const answer = await backend(new Request(String(input), { ...init, headers }), environment)
    for (const value of answer.headers.getSetCookie()) {
      set.push(value)
      cookie = [cookie, value.split(';')[0]].filter(Boolean).join('; ')
    }
    return answer
  }
  const client: ShopClient = createShopClient({
    baseUrl: origin,
    apiKey,
    fetch: send,
    csrfToken: () => (token ??= client.getShopper().then((answer) => (isFailure(answer) ? undefined : answer.token))),
  })
  return { client, cookies: () => set }
}

/**
 * Makes calls to the discovery service for the visitor of one request, with their address and without their cookies.
 */
export function visitorDiscovery(
  request: Request,
  options: { readonly discovery: Backend; readonly origin: string; readonly environment: unknown },
): (path: string, init: RequestInit) => Promise<Response> {
  const { discovery, origin, environment } = options
  return async (path, init) => {
    const headers = new Headers(init.headers)
    passOn(request, headers)
    return discovery(new Request(`${origin}${path}`, { ...init, headers }), environment)
  }
}

/** Makes calls to the discovery service for the backend, with the address of the caller that the backend answers. */
export function discoveryFor(discovery: () => Backend, origin: string) {
  return async (path: string, init: RequestInit, address: string): Promise<Response> => {
    const environment = { incoming: { socket: { remoteAddress: address } } }
    return discovery()(new Request(`${origin}${path}`, init), environment)
  }
}

/** Copies the headers that name the caller, as our own proxy wrote them. */
function passOn(request: Request, headers: Headers): void {
  for (const name of ['x-forwarded-for', 'x-request-id', 'user-agent']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
}
