import { timingSafeEqual } from 'node:crypto'
import { CONSOLE_TOKEN_HEADER } from '@klarsikt/contract/discovery'
import type { HttpEndpoint } from '@klarsikt/server/http'
import type { Refusal } from '../../http/failures.js'
import type { Call } from '../../http/implement.js'
import { CONSOLE_CALLS, CONSOLE_LOG_IN, takePoint } from '../../http/rate-limits.js'
import type { Session } from '../../http/session.js'
import { sessionCookie } from './cookie.js'
import { findSession } from './session.js'

/** The session that the cookie of a call names. */
export async function openedSession(call: Call): Promise<Session | null> {
  const secret = sessionCookie(call.request)
  return secret === null ? null : findSession(call, secret)
}

/** What a call of the console must show beside its session: the token of its page, and not too many calls. */
export async function admitToConsole(call: Call, { route, permission }: HttpEndpoint): Promise<Refusal | null> {
  if (permission === 'console.enter') {
    const allowed = await takePoint(call, route.method === 'POST' ? CONSOLE_LOG_IN : CONSOLE_CALLS, call.address)
    return allowed.ok ? null : allowed.error
  }
  const { session, request } = call
  const given = request.headers.get(CONSOLE_TOKEN_HEADER) ?? ''
  if (route.method !== 'GET' && !(session && isSameText(given, session.token)))
    return { code: 'forbidden', message: 'The page is out of date: load it again.' }
  const allowed = await takePoint(call, CONSOLE_CALLS, `${session?.tenant.id}|${call.address}`)
  return allowed.ok ? null : allowed.error
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

function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
