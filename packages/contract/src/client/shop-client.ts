import type { InputOf, ReplyOf } from '../endpoint/endpoint.js'
import type { Failure } from '../endpoint/failure.js'
import { type ClientCall, clientRoutes } from '../shop/client-routes.js'
import type { shopEndpoints } from '../shop/index.js'
import { type CallOptions, type ClientSettings, clientOf } from './client-of.js'

type Endpoints = typeof shopEndpoints
type Input<K extends ClientCall> = InputOf<Endpoints[K]>

/** A call's reply or a refusal. `isFailure` tells which. */
export type Answer<K extends ClientCall> = ReplyOf<Endpoints[K]> | Failure

type Call<K extends ClientCall> =
  unknown extends Input<K>
    ? (input?: undefined, options?: CallOptions) => Promise<Answer<K>>
    : Record<string, never> extends Input<K>
      ? (input?: Input<K>, options?: CallOptions) => Promise<Answer<K>>
      : (input: Input<K>, options?: CallOptions) => Promise<Answer<K>>

/** One typed function for each call that a client makes. */
export type ShopClient = { readonly [K in ClientCall]: Call<K> }

/**
 * Makes a client of the shop's API with the contract's types and without its schemas. Each function resolves for every
 * HTTP status, and rejects if the network fails or the body is not JSON.
 */
export function createShopClient(settings: ClientSettings): ShopClient {
  return clientOf(clientRoutes, settings) as ShopClient
}
