import type { ParsedOf, ReplyOf } from '@klarsikt/contract/endpoint'
import type { Result } from '@klarsikt/core/lib'
import type { HttpEndpoint } from './endpoint.js'
import type { Refusal } from './failures.js'

export type HandlerOptions = {
  /** False: answered from memory, so also while the database is away. */
  readonly needsDatabase?: boolean
  /** Longest JSON body, bytes. */
  readonly bodyLimit?: number
  /** The body may be large and take its time, as that of a feed does; who may not make the call gets no such time. */
  readonly bulk?: boolean
  /** The query parameters may stand in a JSON body instead. */
  readonly queryOrBody?: boolean
  /** A beacon sends its JSON as plain text, which spares it the preflight that a closing page has no time for. */
  readonly beacon?: boolean
}

/** An answer that is ready to be sent: JSON of the hot paths, or a file. */
export type ReadyReply = {
  readonly ready: true
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly cacheControl: string
  readonly type: string
}

export const JSON_TYPE = 'application/json; charset=utf-8'

type Answer<Reply, Code extends string> = Result<Reply | ReadyReply | Response, Refusal<Code>>

/** Answers a call with a value of the contract, a text that is ready, or a response. */
export type Handler<E extends HttpEndpoint, Call, Code extends string> = (
  call: Call,
  input: E extends { readonly lines: true } ? Omit<ParsedOf<E>, 'body'> : ParsedOf<E>,
) => Promise<Answer<ReplyOf<E>, Code>> | Answer<ReplyOf<E>, Code>

/** An endpoint of a contract with the code that answers it. */
export type Implemented<Code extends string = string, Options extends HandlerOptions = HandlerOptions> = {
  readonly endpoint: HttpEndpoint
  readonly options: Options
  readonly handle: (call: never, input: never) => Promise<Answer<unknown, Code>> | Answer<unknown, Code>
}

/** Marks a text (or a file of another type) as an answer that needs no more work. */
export function ready(body: ReadyReply['body'], cacheControl = 'no-store', type = JSON_TYPE): ReadyReply {
  return { ready: true, body, cacheControl, type }
}

export function isReady(reply: unknown): reply is ReadyReply {
  return typeof reply === 'object' && reply !== null && 'ready' in reply && reply.ready === true
}
