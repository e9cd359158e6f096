import { canDiscover, type DiscoveryActor } from '@klarsikt/core/access'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { clientAddress, type HttpContext, type Service } from '@klarsikt/server/http'
import type { Deps } from './context.js'
import { authorise } from './http/authorise.js'
import { type DiscoveryCode, failures, type Refusal } from './http/failures.js'
import type { Call, Implemented } from './http/implement.js'
import { FEED_CALLS, takePoint } from './http/rate-limits.js'
import { admitToConsole, openedSession, refuseForeign } from './modules/console/admit.js'

/** Longest JSON body of a call of the widget, bytes. */
const BODY_LIMIT = 256 * 1024

/** The shared part of all calls: keys, console sessions, and which pages may read an answer. */
export function discoveryService(deps: Deps): Service<Call, DiscoveryCode, Implemented> {
  return {
    database: deps.database,
    failures,
    telemetry: deps.telemetry,
    bodyLimit: BODY_LIMIT,
    can: ({ actor }, { endpoint }) => canDiscover(actor.kind, endpoint.permission),
    async enter(c, one) {
      const call: Call = {
        ...deps,
        actor: { kind: 'visitor' },
        requestId: c.get('requestId'),
        address: clientAddress(c, deps.settings.trustProxy),
        origin: c.req.header('origin') ?? null,
        request: c.req.raw,
        session: null,
      }
      if (isOfConsole(one)) {
        const foreign = refuseForeign(call)
        if (foreign) return err(foreign)
        const session = await openedSession(call)
        const actor: DiscoveryActor = session ? { kind: 'console', tenant: session.tenant.id } : call.actor
        return ok({ call: { ...call, session, actor } })
      }
      if (isOpen(one)) return ok({ call })
      const actor = await actorOfKey(call, c)
      return actor.ok ? ok({ call: { ...call, actor: actor.value } }) : actor
    },
    admit: (_c, one, call) => (isOfConsole(one) ? admitToConsole(call, one.endpoint) : null),
    finish(c, one, response) {
      const origin = c.req.header('origin')
      // A secret key does not belong in a page, nor a console session in a page of another origin, so no origin may
      // read these answers.
      if (origin === undefined || response.status === 403 || isOfConsole(one) || !isOpen(one)) return
      response.headers.set('access-control-allow-origin', origin)
      response.headers.append('vary', 'origin')
    },
  }
}

const isOfConsole = ({ endpoint }: Implemented): boolean => endpoint.route.path.startsWith('/v2/console/')

/** Whether visitors may call it, with only the public id of a tenant. */
const isOpen = ({ endpoint }: Implemented): boolean => canDiscover('visitor', endpoint.permission)

async function actorOfKey(call: Call, c: HttpContext): Promise<Result<DiscoveryActor, Refusal>> {
  const tenant = c.req.param('tenant') ?? ''
  const allowed = await takePoint(call, FEED_CALLS, `${tenant}|${call.address}`)
  return allowed.ok ? authorise(call, tenant) : allowed
}
