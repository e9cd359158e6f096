import type { Permission } from '@klarsikt/core/access'
import type { ErrorCode } from '@klarsikt/core/errors'
import type { z } from 'zod'
import type { Route } from './route.js'

/** Audited actions, or why there are none. The service knows which actions there are. */
export type Audits = readonly string[] | { readonly exempt: string }

/** The schemas of a call. A part without a schema is not accepted. */
export type Shape = {
  /** One line for the OpenAPI document. */
  readonly summary: string
  /** Permission that the caller needs. It is checked before the handler runs. */
  readonly permission: Permission
  /** What a call that may change something writes into the audit, or why it writes nothing; a read has none. */
  readonly audits?: Audits
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** True if the body is a form, from an outside system that sends no JSON. */
  readonly form?: true
  /** Body of the answer with status 200. */
  readonly reply: z.ZodType
  /**
   * Error codes in addition to those of every call (malformed, CSRF, rate limit, outage). A call that lists
   * `request.malformed` returns it for an invalid query.
   */
  readonly errors?: readonly ErrorCode[]
  /** Media type of an answer that is not JSON, such as a picture. */
  readonly binary?: string
}

/** One HTTP call as data, for the API, the client, the mocks and the OpenAPI document. */
export type Endpoint<R extends Route = Route, S extends Shape = Shape> = S & { readonly route: R }

/**
 * Tells whether answers have `success` beside their data, for clients that ignore the status. Answers with public data
 * do not.
 */
export function saysSuccess({ permission }: Pick<Endpoint, 'permission'>): boolean {
  return permission !== 'shop.browse'
}

/** A call that is no read says what it audits. */
type AuditsOf<R extends Route> = R['method'] extends 'GET' ? { readonly audits?: never } : { readonly audits: Audits }

/** Joins a route with its schemas. */
export function endpoint<const R extends Route, const S extends Shape & AuditsOf<R>>(
  route: R,
  shape: S,
): Endpoint<R, S> {
  return { ...shape, route }
}

type Part<S, K extends string> = K extends keyof S
  ? S[K] extends z.ZodType
    ? { [P in K]: z.input<S[K]> }
    : unknown
  : unknown

/** Input of a call: `params`, `query` and `body`, as far as the call has them. */
export type InputOf<E> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>

/** The parts of a request that a handler gets after validation. */
export type ParsedOf<E> = {
  readonly [K in 'params' | 'query' | 'body']: K extends keyof E
    ? E[K] extends z.ZodType
      ? z.output<E[K]>
      : undefined
    : undefined
}

/** Body of a successful answer. */
export type ReplyOf<E> = E extends { readonly reply: infer R } ? (R extends z.ZodType ? z.output<R> : never) : never
