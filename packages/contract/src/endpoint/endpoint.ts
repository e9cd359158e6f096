import type { Permission } from '@klarsikt/core/access'
import type { ErrorCode } from '@klarsikt/core/errors'
import type { z } from 'zod'
import type { Route } from './route.js'

/** The schemas of one call; absent parts are not accepted. */
export type Shape = {
  /** One line for the API document. */
  readonly summary: string
  /** What the caller must be allowed to do; checked before the handler runs. */
  readonly permission: Permission
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The body comes as the fields of a form, from an outside system that sends no JSON. */
  readonly form?: true
  /** The JSON answered with status 200. */
  readonly reply: z.ZodType
  /**
   * Codes this call may answer besides the common ones (malformed, CSRF, rate limit, outage). A call that names
   * `request.malformed` answers it, and not `request.invalid`, to a query that does not fit.
   */
  readonly errors?: readonly ErrorCode[]
  /** The answer is not JSON (a picture); the value is its media type. */
  readonly binary?: string
}

/** One HTTP call as data: read by the api, the client, the mocks and the OpenAPI document. */
export type Endpoint<R extends Route = Route, S extends Shape = Shape> = S & { readonly route: R }

/**
 * Whether the answers of a call say `success` beside their data, for clients that ignore the status. What everybody may
 * read of the shop is answered as it stands.
 */
export function saysSuccess({ permission }: Pick<Endpoint, 'permission'>): boolean {
  return permission !== 'shop.browse'
}

/** Joins a route with its schemas. */
export function endpoint<const R extends Route, const S extends Shape>(route: R, shape: S): Endpoint<R, S> {
  return { ...shape, route }
}

type Part<S, K extends string> = K extends keyof S
  ? S[K] extends z.ZodType
    ? { [P in K]: z.input<S[K]> }
    : unknown
  : unknown

/** Input of a call: `params`, `query` and `body`, each only when the call has it. */
export type InputOf<E> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>

/** What a handler gets after validation. */
export type ParsedOf<E> = {
  readonly [K in 'params' | 'query' | 'body']: K extends keyof E
    ? E[K] extends z.ZodType
      ? z.output<E[K]>
      : undefined
    : undefined
}

/** The JSON of a successful answer. */
export type ReplyOf<E> = E extends { readonly reply: infer R } ? (R extends z.ZodType ? z.output<R> : never) : never
