import type { DiscoveryEndpoint } from '@klarsikt/contract/discovery'
import type { DiscoveryActor, DiscoveryActorKindWith } from '@klarsikt/core/access'
import type {
  Handler as ServiceHandler,
  HandlerOptions,
  Implemented as ServiceImplemented,
} from '@klarsikt/server/http'
import type { Deps } from '../context.js'
import { actAs } from '../modules/audit/acting-as.js'
import type { Audited } from '../modules/audit/audit-action.js'
import type { DiscoveryCode } from './failures.js'
import type { Session } from './session.js'

export type Call = Deps & {
  readonly actor: DiscoveryActor
  readonly requestId: string
  /** Address of the caller; used only for rate limits. */
  readonly address: string
  /** Origin of the calling page; null when no browser calls. */
  readonly origin: string | null
  readonly request: Request
  readonly session: Session | null
}

export type SessionCall = Call & { readonly session: Session }

type CallOf<E extends DiscoveryEndpoint> = [DiscoveryActorKindWith<E['permission']>] extends ['console']
  ? SessionCall
  : Call

export type Implemented = ServiceImplemented<DiscoveryCode> & { readonly endpoint: DiscoveryEndpoint }

/** Joins an endpoint of the contract with its handler. Handlers that change something run with the actor noted for the audit. */
export function implement<E extends DiscoveryEndpoint & { readonly audits?: Audited }>(
  endpoint: E,
  handle: ServiceHandler<E, CallOf<E>, DiscoveryCode>,
  options: HandlerOptions = {},
): Implemented {
  const acting: typeof handle = (call, input) => actAs(call.actor, call.requestId, () => handle(call, input))
  return { endpoint, handle: endpoint.route.method === 'GET' ? handle : acting, options }
}
