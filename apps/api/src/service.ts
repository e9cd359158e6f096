import { timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { isConflict } from '@klarsikt/contract/endpoint'
import { can, roleOf } from '@klarsikt/core/access'
import type { ErrorCode } from '@klarsikt/core/errors'
import { err, ok } from '@klarsikt/core/lib'
import { clientAddress, clientIp, type HttpContext, type Service } from '@klarsikt/server/http'
import type { Ctx, Deps } from './context.js'
import { actorOf } from './groups/platform/session/actor-of.js'
import { readSessionCookie, writeSessionCookie } from './groups/platform/session/cookie.js'
import { readDeviceCookie } from './groups/platform/session/known-device.js'
import type { Session } from './groups/platform/session/session.js'
import { findSession, SESSION_DAYS, startSession } from './groups/platform/session/sessions.js'
import { failures, type Refusal } from './http/failures.js'
import type { Implemented } from './http/implement.js'
import type { CallLimit } from './http/rate-limit.js'

const SHOP_ID = '20'

type Call = Ctx & { readonly session: Session | null }

/** What all requests of the shop share: sessions, actors, CSRF tokens and limits by address. */
export function shopService(deps: Deps): Service<Call, ErrorCode, Implemented> {
  return {
    database: deps.database,
    failures,
    telemetry: deps.telemetry,
    can: ({ actor }, { endpoint }) => can(roleOf(actor), endpoint.permission),
    async enter(c, one) {
      const shopId = c.req.header('shop-id')
      if (shopId !== undefined && shopId !== SHOP_ID) return err('request.malformed')
      if (needsCsrf(one) && !isOwnOrigin(c, deps)) return err('csrf.invalid')
      const address = clientAddress(c, deps.settings.trustProxy)
      const { limit, session: use = 'read', verify } = one.options
      const late = limit ? await tooMany(deps, limit, address) : null
      if (late) return err(late)
      const { session, cookie } = use === 'none' ? NO_SESSION : await identify(deps, c, use === 'create')
      const actor = verify?.(deps, { params: c.req.param(), query: c.req.query() }) ?? actorOf(session)
      const userAgent = c.req.header('user-agent') ?? ''
      const ip = clientIp(c, deps.settings.trustProxy)
      const deviceCookie = readDeviceCookie(c.req.header('cookie'), isSecure(deps))
      const requestId = c.get('requestId')
      return ok({ call: { ...deps, requestId, address, ip, userAgent, deviceCookie, session, actor }, cookie })
    },
    statusOf: (reply) => (isConflict(reply) ? 409 : 200),
    admit: (c, one, { session }) => (needsCsrf(one) && !hasCsrfToken(c, session) ? 'csrf.invalid' : null),
  }
}

const NO_SESSION = { session: null, cookie: null } as const

const needsCsrf = ({ endpoint }: Implemented): boolean => endpoint.route.csrf === true

async function tooMany({ rateLimits }: Deps, { rule, counted }: CallLimit, address: string): Promise<Refusal | null> {
  const allowed = await (counted === 'here' ? rateLimits.consumeHere(rule, address) : rateLimits.consume(rule, address))
  return allowed.ok ? null : { code: 'rate-limited', ...allowed.error }
}

async function identify(
  deps: Deps,
  c: HttpContext,
  make: boolean,
): Promise<{ session: Session | null; cookie: string | null }> {
  const { secure } = isSecure(deps)
  const token = readSessionCookie(c.req.header('cookie'), { secure })
  const found = token === null ? null : await findSession(deps, token)
  if (found || !make) return { session: found, cookie: null }
  const started = await startSession(deps)
  const cookie = writeSessionCookie(started.token, { secure, maxAgeSeconds: SESSION_DAYS * 86_400 })
  return { session: started.session, cookie }
}

const isSecure = ({ settings }: Deps) => ({ secure: settings.publicUrl.startsWith('https:') })

/** Whether the Origin header allows a change. Only pages of this shop may change anything. */
function isOwnOrigin(c: HttpContext, deps: Deps): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined) return true
  if (origin === new URL(deps.settings.publicUrl).origin) return true
  // The machine was reached by an IP address or as localhost, so page and call must have the same host. Other host
  // names are refused, because an attacker can point one at this machine (DNS rebinding).
  const host = c.req.header('host')
  return host !== undefined && !deps.settings.trustProxy && origin === `http://${host}` && isAddressOrLocalhost(host)
}

function isAddressOrLocalhost(host: string): boolean {
  const name = host.replace(/:\d+$/, '')
  return name === 'localhost' || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}

function hasCsrfToken(c: HttpContext, session: Session | null): boolean {
  const given = Buffer.from(c.req.header('csrf-token') ?? '')
  if (!session) return false
  return [session.csrfToken, ...session.earlierCsrfTokens].some((token) => {
    const expected = Buffer.from(token)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
