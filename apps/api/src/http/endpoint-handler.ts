import type { Endpoint, ParsedOf, ReplyOf } from '@klarsikt/contract/endpoint'
import type { ErrorCode } from '@klarsikt/core/errors'
import type { Result } from '@klarsikt/core/lib'
import type { FailureOptions } from '@klarsikt/server/http'
import type { Ctx, SessionCtx } from '../context.js'
import type { Session } from '../modules/session/session.js'
import type { CallLimit } from './rate-limit.js'

/**
 * Who may call: `public` never looks at the session, and `memory` not even at the database, so it is answered also while
 * that is away; `optional` gives the session when there is one, `visitor` makes one when there is none, `session` refuses
 * without one. Calls with CSRF protection are always `session`.
 */
export type Access = 'memory' | 'public' | 'optional' | 'visitor' | 'session'

/** Why a call is refused: a code alone, or with texts for fields and the time to wait. */
export type Refusal<Code extends ErrorCode = ErrorCode> = Code | (FailureOptions & { readonly code: Code })

/** An answer that is ready to be sent: JSON of the hot paths, or a file. */
export type ReadyReply = {
  readonly ready: true
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly cacheControl: string
  readonly type: string
}

const JSON_TYPE = 'application/json; charset=utf-8'

type ContextOf<A extends Access> = A extends 'memory' | 'public'
  ? Ctx
  : A extends 'optional'
    ? Ctx & { readonly session: Session | null }
    : SessionCtx
type AccessOf<E extends Endpoint> = E['route'] extends { readonly csrf: true } ? 'session' : Access

export type Handler<E extends Endpoint, A extends Access> = (
  ctx: ContextOf<A>,
  input: ParsedOf<E>,
) => Promise<Result<ReplyOf<E> | ReadyReply, Refusal>> | Result<ReplyOf<E> | ReadyReply, Refusal>

/** An endpoint of the contract with the code that answers it. */
export type Implemented = {
  readonly endpoint: Endpoint
  readonly access: Access
  /** How often one address may call it. */
  readonly limit?: CallLimit
  readonly handle: (ctx: never, input: never) => Promise<Result<unknown, Refusal>> | Result<unknown, Refusal>
}

/** Binds a handler to an endpoint; input, answer and context are checked against the contract by the compiler. */
export function implement<E extends Endpoint, const A extends AccessOf<E>>(
  endpoint: E,
  access: A,
  handle: Handler<E, A>,
  limit?: CallLimit,
): Implemented {
  return { endpoint, access, handle, ...(limit ? { limit } : {}) }
}

/** Marks a text (or a file of another type) as an answer that needs no more work. */
export function ready(body: ReadyReply['body'], cacheControl = 'no-store', type = JSON_TYPE): ReadyReply {
  return { ready: true, body, cacheControl, type }
}

export function isReady(reply: unknown): reply is ReadyReply {
  return typeof reply === 'object' && reply !== null && 'ready' in reply && reply.ready === true
}
