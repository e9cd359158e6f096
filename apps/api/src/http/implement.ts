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
import { actAs } from '../groups/platform/audit/acting-as.js'
import type { Audited } from '../groups/platform/audit/audit.js'
import type { Session } from '../groups/platform/session/session.js'
import type { CallLimit } from './rate-limit.js'

/** How an endpoint uses caches, sessions and limits. Its permission says who may call it. */
export type EndpointOptions = HandlerOptions & {
  /** The answer comes from memory and is the same for everybody, so no session is read. */
  readonly cacheable?: boolean
  /** `read`, the default, reads the caller's session. `create` also starts a missing session. `none` reads none. */
  readonly session?: 'none' | 'read' | 'create'
  /** How often one address may call it. */
  readonly limit?: CallLimit
  /** Finds the caller from a token in the address instead of a session. */
  readonly verify?: (
    deps: Deps,
    request: { readonly params: Readonly<Record<string, string>>; readonly query: Readonly<Record<string, string>> },
  ) => Actor | null
}

/** A call with a CSRF token always has a session, because the token is bound to one. */
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

/** Binds a handler to an endpoint. The compiler checks input, answer, actor and session against the contract. */
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

/** Adds `success: true` to an answer that holds only `data`. */
function withSuccess<Value, Refused>(outcome: Result<Value, Refused>): Result<Value, Refused> {
  if (!outcome.ok || !isRecord(outcome.value) || !('data' in outcome.value) || 'success' in outcome.value)
    return outcome
  return ok({ success: true, ...outcome.value })
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null
