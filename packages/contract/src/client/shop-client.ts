import type { InputOf, ReplyOf } from '../endpoint/endpoint.js'
import type { Failure } from '../endpoint/failure.js'
import type { shopEndpoints } from '../shop/index.js'
import { shopRoutes, type ShopCall } from '../shop/routes.js'
import { type CallOptions, type ClientSettings, clientOf } from './client-of.js'

type Endpoints = typeof shopEndpoints
type Input<K extends ShopCall> = InputOf<Endpoints[K]>

/** A call's reply or a refusal. `isFailure` tells which. */
export type Answer<K extends ShopCall> = ReplyOf<Endpoints[K]> | Failure

type Call<K extends ShopCall> =
  unknown extends Input<K>
    ? (input?: undefined, options?: CallOptions) => Promise<Answer<K>>
    : Record<string, never> extends Input<K>
      ? (input?: Input<K>, options?: CallOptions) => Promise<Answer<K>>
      : (input: Input<K>, options?: CallOptions) => Promise<Answer<K>>

/** One typed function for each call. */
export type ShopClient = { readonly [K in ShopCall]: Call<K> }

/**
 * Makes a client of the shop's API with the contract's types and without its schemas. Each function resolves for every
 * HTTP status, and rejects if the network fails or the body is not JSON.
 */
export function createShopClient(settings: ClientSettings): ShopClient {
  return clientOf(shopRoutes, settings) as ShopClient
}
