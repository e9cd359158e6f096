import { type Endpoint, saysSuccess } from '@klarsikt/contract/endpoint'
import type { Actor, ActorKindWith, ActorOf } from '@klarsikt/core/access'
import type { ErrorCode } from '@klarsikt/core/errors'
import { ok, type Result } from '@klarsikt/core/lib'
import type {
  Handler as ServiceHandler,
  HandlerOptions,
  Implemented as ServiceImplemented,
} from '@klarsikt/server/http'
import type { Ctx, Deps } from '../context.js'
import { actAs } from '../modules/audit/acting-as.js'
import type { Audited } from '../modules/audit/audit.js'
import type { Session } from '../modules/session/session.js'
import type { CallLimit } from './rate-limit.js'

/** What an endpoint has to do with caches and sessions; who may call it is said by its permission. */
export type EndpointOptions = HandlerOptions & {
  /** The answer comes from memory and is the same for everybody: no session is read, and none is needed. */
  readonly cacheable?: boolean
  /** `read` (the default) gives the session when there is one, `create` makes one when there is none. */
  readonly session?: 'none' | 'read' | 'create'
  /** How often one address may call it. */
  readonly limit?: CallLimit
  /** The caller where a token in the address decides it, and not a session. */
  readonly verify?: (
    deps: Deps,
    request: { readonly params: Readonly<Record<string, string>>; readonly query: Readonly<Record<string, string>> },
  ) => Actor | null
}

/** A call that asks for the CSRF token has a session, since the token is bound to one. */
type SessionOf<E extends Endpoint, O extends EndpointOptions> = E['route'] extends { readonly csrf: true }
  ? { readonly session: Session }
  : O extends { readonly cacheable: true } | { readonly session: 'none' }
    ? unknown
    : O extends { readonly session: 'create' }
      ? { readonly session: Session }
      : { readonly session: Session | null }

type ContextOf<E extends Endpoint, O extends EndpointOptions> = Ctx & {
  readonly actor: ActorOf<ActorKindWith<E['permission']>>
} & SessionOf<E, O>

export type Implemented = ServiceImplemented<ErrorCode, EndpointOptions> & { readonly endpoint: Endpoint }

/** Binds a handler to an endpoint; input, answer, actor and session are checked against the contract by the compiler. */
export function implement<
  E extends Endpoint & { readonly audits?: Audited },
  const O extends EndpointOptions = EndpointOptions,
>(endpoint: E, handle: ServiceHandler<E, ContextOf<E, O>, ErrorCode>, options?: O): Implemented {
  const own: EndpointOptions = options ?? {}
  const changes = endpoint.route.method !== 'GET'
  const acting: typeof handle = (ctx, input) => actAs(ctx.actor, ctx.requestId, () => handle(ctx, input))
  const work = changes ? acting : handle
  return {
    endpoint,
    handle: saysSuccess(endpoint) ? async (ctx, input) => withSuccess(await work(ctx, input)) : work,
    options: own.cacheable ? { ...own, session: 'none', needsDatabase: false } : own,
  }
}

/** What a handler answers with data alone says on the wire that it has succeeded. */
function withSuccess<Value, Refused>(outcome: Result<Value, Refused>): Result<Value, Refused> {
  if (!outcome.ok || !isRecord(outcome.value) || !('data' in outcome.value) || 'success' in outcome.value)
    return outcome
  return ok({ success: true, ...outcome.value })
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null
