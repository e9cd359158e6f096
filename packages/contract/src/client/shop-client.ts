import type { InputOf, ReplyOf } from '../endpoint/endpoint.js'
import type { Failure } from '../endpoint/failure.js'
import type { shopEndpoints } from '../shop/index.js'
import { shopRoutes, type ShopCall } from '../shop/routes.js'
import { type CallOptions, type ClientSettings, clientOf } from './client-of.js'

type Endpoints = typeof shopEndpoints
type Input<K extends ShopCall> = InputOf<Endpoints[K]>

/** Answer of a call: its reply, or a refusal; `isFailure` distinguishes them. */
export type Answer<K extends ShopCall> = ReplyOf<Endpoints[K]> | Failure

type Call<K extends ShopCall> =
  unknown extends Input<K>
    ? (input?: undefined, options?: CallOptions) => Promise<Answer<K>>
    : Record<string, never> extends Input<K>
      ? (input?: Input<K>, options?: CallOptions) => Promise<Answer<K>>
      : (input: Input<K>, options?: CallOptions) => Promise<Answer<K>>

/** One typed function a call. */
export type ShopClient = { readonly [K in ShopCall]: Call<K> }

/**
 * Client of the shop's backend, typed by the contract without shipping its schemas.
 * Every function rejects on a broken network or a body that is not JSON, and resolves for every status.
 */
export function createShopClient(settings: ClientSettings): ShopClient {
  return clientOf(shopRoutes, settings) as ShopClient
}
