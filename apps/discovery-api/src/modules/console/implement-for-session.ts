import { timingSafeEqual } from 'node:crypto'
import { CONSOLE_TOKEN_HEADER, type DiscoveryEndpoint } from '@klarsikt/contract/discovery'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { CONSOLE_CALLS } from '../../http/buckets.js'
import { type Call, type HandlerOptions, type Handler, implement, type Implemented } from '../../http/implement.js'
import type { Refusal } from '../../http/refusal.js'
import type { Market } from '../market/market.js'
import { sessionCookie } from './cookie.js'
import { findSession, type Session } from './session.js'

/** A call of somebody who is signed in. */
export type SessionCall = Call & { readonly session: Session }

type SessionHandler<E extends DiscoveryEndpoint> = (
  call: SessionCall,
  input: Parameters<Handler<E>>[1],
) => ReturnType<Handler<E>>

/** Joins a call of the console with its handler; nobody reaches it without a session. */
export function implementForSession<E extends DiscoveryEndpoint>(
  endpoint: E,
  handle: SessionHandler<E>,
  options: HandlerOptions = {},
): Implemented {
  // `enter` below is the only way to the handler, and it gives every call its session.
  return implement(endpoint, (call, input) => handle(call as SessionCall, input), { ...options, enter })
}

async function enter(call: Call, { route }: DiscoveryEndpoint): Promise<Result<SessionCall, Refusal>> {
  const foreign = refuseForeign(call)
  if (foreign) return err(foreign)
  const secret = sessionCookie(call.request)
  const session = secret === null ? null : await findSession(call, secret)
  if (!session) return err({ code: 'unauthorized', message: 'Sign in again.' })
  if (route.method !== 'GET' && !sameText(call.request.headers.get(CONSOLE_TOKEN_HEADER) ?? '', session.token))
    return err({ code: 'forbidden', message: 'The page is out of date: load it again.' })
  const wait = call.buckets.take(CONSOLE_CALLS, `${session.tenant.id}|${call.address}`)
  return wait ? err({ code: 'rate-limited', ...wait }) : ok({ ...call, session })
}

/** Null when a call comes from a page of this very origin, or from no page at all. */
export function refuseForeign({ request, origin, settings }: Call): Refusal | null {
  const refusal = { code: 'forbidden', message: 'Only the console itself may call this.' } as const
  const site = request.headers.get('sec-fetch-site')
  // What a browser says here no page can forge, and it knows better than we do which address the page has.
  if (site === 'same-origin') return null
  if (site !== null && site !== 'none') return refusal
  if (origin === null) return null
  // A proxy may have changed the host on its way here; then the published address counts.
  const hosts = [request.headers.get('host'), new URL(request.url).host, new URL(settings.publicUrl).host]
  return URL.canParse(origin) && hosts.includes(new URL(origin).host) ? null : refusal
}

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A market of the signed-in tenant; another tenant's cannot even be named. */
export async function ownMarket(
  { session, markets }: SessionCall,
  { market }: { readonly market: string },
): Promise<Result<Market, Refusal>> {
  const found = session.tenant.markets.has(market) ? await markets.get(session.tenant.id, market) : null
  return found ? ok(found) : err({ code: 'not-found', message: 'There is no such market.' })
}
