import type { DiscoveryEndpoint } from '@klarsikt/contract/discovery'
import type { DiscoveryActor, DiscoveryActorKindWith } from '@klarsikt/core/access'
import type {
  Handler as ServiceHandler,
  HandlerOptions,
  Implemented as ServiceImplemented,
} from '@klarsikt/server/http'
import type { Deps } from '../context.js'
import { actAs } from '../modules/audit/acting-as.js'
import type { DiscoveryCode } from './failures.js'
import type { Session } from './session.js'

/** One call: the dependencies, and who asks. */
export type Call = Deps & {
  readonly actor: DiscoveryActor
  readonly requestId: string
  /** Address of the caller, for rate limits only. */
  readonly address: string
  /** The page that calls, when a browser does. */
  readonly origin: string | null
  readonly request: Request
  /** Of the console, when its cookie names one. */
  readonly session: Session | null
}

/** A call with a console session. */
export type SessionCall = Call & { readonly session: Session }

type CallOf<E extends DiscoveryEndpoint> = [DiscoveryActorKindWith<E['permission']>] extends ['console']
  ? SessionCall
  : Call

export type Implemented = ServiceImplemented<DiscoveryCode> & { readonly endpoint: DiscoveryEndpoint }

/** Joins an endpoint of the contract with its handler. */
export function implement<E extends DiscoveryEndpoint>(
  endpoint: E,
  handle: ServiceHandler<E, CallOf<E>, DiscoveryCode>,
  options: HandlerOptions = {},
): Implemented {
  const acting: typeof handle = (call, input) => actAs(call.actor, call.requestId, () => handle(call, input))
  return { endpoint, handle: endpoint.route.method === 'GET' ? handle : acting, options }
}
