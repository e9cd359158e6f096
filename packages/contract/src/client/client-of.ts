import { queryString, type Route, routePath } from '../endpoint/route.js'
import { fetchJson, type FetchSettings } from './fetch-json.js'

export type ClientSettings = FetchSettings & {
  /** Returns the shopper token for the header `CSRF-TOKEN` of every POST. */
  readonly csrfToken?: () => string | undefined | Promise<string | undefined>
  /** Headers of every call, such as the cookie of the request that a server is answering. */
  readonly headers?: HeadersInit
}

export type CallOptions = {
  readonly signal?: AbortSignal
  readonly headers?: HeadersInit
  /** True if the browser should finish the call even when the user leaves the page. */
  readonly keepalive?: boolean
}

type AnyInput = {
  readonly params?: Record<string, string | number>
  readonly query?: Record<string, string | number | boolean | undefined>
  readonly body?: unknown
}

/** Makes an object with one function for each route. */
export function clientOf(routes: Readonly<Record<string, Route>>, settings: ClientSettings): unknown {
  const entries = Object.entries(routes).map(([name, route]) => [
    name,
    (input: AnyInput = {}, options: CallOptions = {}) => call(route, input, options, settings),
  ])
  return Object.fromEntries(entries)
}

async function call(route: Route, input: AnyInput, options: CallOptions, settings: ClientSettings): Promise<unknown> {
  const headers = new Headers(settings.headers)
  for (const [name, value] of new Headers(options.headers)) headers.set(name, value)
  headers.set('Content-Type', 'application/json')
  if (route.csrf) {
    const token = await settings.csrfToken?.()
    if (token) headers.set('CSRF-TOKEN', token)
  }
  const init: RequestInit = { method: route.method, headers }
  if (route.method === 'POST') init.body = JSON.stringify(input.body ?? {})
  if (options.signal) init.signal = options.signal
  if (options.keepalive) init.keepalive = true
  return fetchJson(routePath(route.path, input.params) + queryString(input.query), init, settings)
}
