import type { DiscoveryEndpoint } from '@klarsikt/contract/discovery'
import type { Result } from '@klarsikt/core/lib'
import type { z } from 'zod'
import type { Deps } from '../context.js'
import type { Refusal } from './refusal.js'
import type { Written } from './written.js'

/** One call: the dependencies, and who asks. */
export type Call = Deps & {
  readonly requestId: string
  /** Address of the caller, for rate limits only. */
  readonly address: string
  /** The page that calls, when a browser does. */
  readonly origin: string | null
  readonly request: Request
}

type Part<E, K extends string> = K extends keyof E ? (E[K] extends z.ZodType ? z.output<E[K]> : undefined) : undefined

/** What a handler gets after validation. A feed's body is read by the handler itself, line by line. */
export type Input<E> = {
  readonly params: Part<E, 'params'>
  readonly query: Part<E, 'query'>
  readonly body: E extends { readonly lines: true } ? undefined : Part<E, 'body'>
}
export type Reply<E extends DiscoveryEndpoint> = z.output<E['reply']> | Written<z.output<E['reply']>> | Response

export type Handler<E extends DiscoveryEndpoint> = (
  call: Call,
  input: Input<E>,
) => Promise<Result<Reply<E>, Refusal>> | Result<Reply<E>, Refusal>

export type Implemented = {
  readonly endpoint: DiscoveryEndpoint
  readonly options: HandlerOptions
  readonly handle: (call: Call, input: never) => Promise<Result<unknown, Refusal>> | Result<unknown, Refusal>
}

export type HandlerOptions = {
  /** Longest JSON body, bytes. */
  readonly bodyLimit?: number
  /** The same parameters are read from the query-string and from a JSON body when there is one (decisions N10). */
  readonly queryOrBody?: boolean
  /** Lets the caller in, or refuses, before the body is read; gives the call with what it learned of the caller. */
  readonly enter?: (call: Call, endpoint: DiscoveryEndpoint) => Promise<Result<Call, Refusal>>
  /** Answered from memory as long as that holds what is asked for, also while the database is away. */
  readonly fromMemory?: boolean
  /** A beacon sends its JSON as plain text, which spares it the preflight that a closing page has no time for. */
  readonly beacon?: boolean
}

/** Joins an endpoint of the contract with its handler. */
export function implement<E extends DiscoveryEndpoint>(
  endpoint: E,
  handle: Handler<E>,
  options: HandlerOptions = {},
): Implemented {
  return { endpoint, handle, options }
}
