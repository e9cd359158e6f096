import type { InputOf, ReplyOf } from '../endpoint/endpoint.js'
import type { Failure } from '../endpoint/failure.js'
import { queryString, routePath, type Route } from '../endpoint/route.js'
import type { shopEndpoints } from '../shop/index.js'
import { shopRoutes, type ShopCall } from '../shop/routes.js'
import { fetchJson, type FetchSettings } from './fetch-json.js'

type Endpoints = typeof shopEndpoints
type Input<K extends ShopCall> = InputOf<Endpoints[K]>
type Options = {
  readonly signal?: AbortSignal
  readonly headers?: HeadersInit
  /** Sent to its end also when the page is left meanwhile. */
  readonly keepalive?: boolean
}

/** Answer of a call: its reply, or a refusal; `isFailure` distinguishes them. */
export type Answer<K extends ShopCall> = ReplyOf<Endpoints[K]> | Failure

type Call<K extends ShopCall> =
  unknown extends Input<K>
    ? (input?: undefined, options?: Options) => Promise<Answer<K>>
    : Record<string, never> extends Input<K>
      ? (input?: Input<K>, options?: Options) => Promise<Answer<K>>
      : (input: Input<K>, options?: Options) => Promise<Answer<K>>

/** One typed function a call. */
export type ShopClient = { readonly [K in ShopCall]: Call<K> }

/** Settings of {@link createShopClient}. */
export type ShopClientSettings = FetchSettings & {
  /** The shopper token, for the CSRF-TOKEN header of every POST. */
  readonly csrfToken?: () => string | undefined | Promise<string | undefined>
  /** Added to every call, such as the cookie of the request that a server answers. */
  readonly headers?: HeadersInit
}

type AnyInput = {
  readonly params?: Record<string, string | number>
  readonly query?: Record<string, string | number | boolean | undefined>
  readonly body?: unknown
}

async function call(route: Route, input: AnyInput, options: Options, settings: ShopClientSettings): Promise<unknown> {
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

/**
 * Client of the shop's backend, typed by the contract without shipping its schemas.
 * Every function rejects on a broken network or a body that is not JSON, and resolves for every status.
 */
export function createShopClient(settings: ShopClientSettings): ShopClient {
  const entries = Object.entries(shopRoutes).map(([name, route]) => [
    name,
    (input: AnyInput = {}, options: Options = {}) => call(route, input, options, settings),
  ])
  return Object.fromEntries(entries) as ShopClient
}
