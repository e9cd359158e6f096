import type { ParsedOf, ReplyOf } from '@klarsikt/contract/endpoint'
import type { Result } from '@klarsikt/core/lib'
import type { HttpEndpoint } from './endpoint.js'
import type { Refusal } from './failures.js'

export type HandlerOptions = {
  /** False for an endpoint that answers from memory, so that it also works while the database is away. */
  readonly needsDatabase?: boolean
  /** Longest JSON body in bytes. */
  readonly bodyLimit?: number
  /**
   * Lets the body be large and arrive slowly, as a feed does. Only a caller with the permission gets this longer time.
   */
  readonly bulk?: boolean
  /** Lets the query parameters come in a JSON body instead. */
  readonly queryOrBody?: boolean
  /**
   * Accepts JSON as plain text. A beacon sends it that way, because a page that closes has no time for a CORS
   * preflight.
   */
  readonly beacon?: boolean
}

/** A response body that is ready to be sent, such as JSON of a hot path or a file. */
export type ReadyReply = {
  readonly ready: true
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly cacheControl: string
  readonly type: string
}

export const JSON_TYPE = 'application/json; charset=utf-8'

type Answer<Reply, Code extends string> = Result<Reply | ReadyReply | Response, Refusal<Code>>

/** Answers a call. The answer is a value of the contract, a finished body, or a complete response. */
export type Handler<E extends HttpEndpoint, Call, Code extends string> = (
  call: Call,
  input: E extends { readonly lines: true } ? Omit<ParsedOf<E>, 'body'> : ParsedOf<E>,
) => Promise<Answer<ReplyOf<E>, Code>> | Answer<ReplyOf<E>, Code>

/** An endpoint of a contract with the handler that answers it. */
export type Implemented<Code extends string = string, Options extends HandlerOptions = HandlerOptions> = {
  readonly endpoint: HttpEndpoint
  readonly options: Options
  readonly handle: (call: never, input: never) => Promise<Answer<unknown, Code>> | Answer<unknown, Code>
}

/** Marks a JSON text, or a file of another type, as a finished body. */
export function ready(body: ReadyReply['body'], cacheControl = 'no-store', type = JSON_TYPE): ReadyReply {
  return { ready: true, body, cacheControl, type }
}

export function isReady(reply: unknown): reply is ReadyReply {
  return typeof reply === 'object' && reply !== null && 'ready' in reply && reply.ready === true
}
