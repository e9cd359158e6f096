import { createShopClient, type ShopClient } from '@klarsikt/contract/client'
import { isFailure } from '@klarsikt/contract/endpoint'
import type { Backend } from './backend.js'

type VisitorClient = {
  readonly client: ShopClient
  /** Cookies the backend has set so far, for the browser. */ readonly cookies: () => readonly string[]
}

type ClientOptions = {
  readonly backend: Backend
  readonly origin: string
  readonly apiKey: string
  readonly environment: unknown
}

/** A client without a session: what it is answered, anybody is. The caller's address goes along, for rate limits. */
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
 * A client that speaks for the visitor of one request: with their cookie and their address, and with the session that the
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

/** Asks the discovery service for the visitor of one request: from their address, and without their cookies. */
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

/** Asks the discovery service for the backend, from the address of whom it answers. */
export function discoveryFor(discovery: () => Backend, origin: string) {
  return async (path: string, init: RequestInit, address: string): Promise<Response> => {
    const environment = { incoming: { socket: { remoteAddress: address } } }
    return discovery()(new Request(`${origin}${path}`, init), environment)
  }
}

/** Who asks, as our own proxy wrote it. */
function passOn(request: Request, headers: Headers): void {
  for (const name of ['x-forwarded-for', 'x-request-id', 'user-agent']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
}
