import { timingSafeEqual } from 'node:crypto'
import { CONSOLE_TOKEN_HEADER } from '@klarsikt/contract/discovery'
import type { HttpEndpoint } from '@klarsikt/server/http'
import type { Refusal } from '../../http/failures.js'
import type { Call } from '../../http/implement.js'
import { CONSOLE_CALLS, CONSOLE_LOG_IN, takePoint } from '../../http/rate-limits.js'
import type { Session } from '../../http/session.js'
import { sessionCookie } from './cookie.js'
import { findSession } from './session.js'

export async function openedSession(call: Call): Promise<Session | null> {
  const secret = sessionCookie(call.request)
  return secret === null ? null : findSession(call, secret)
}

/**
 * Checks a call of the console besides its session: the token of its page, and the rate limits. Null admits the call.
 */
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

/** Refuses calls from pages of other origins; null admits the call. Calls outside a page are admitted. */
export function refuseForeign({ request, origin, settings }: Call): Refusal | null {
  const refusal = { code: 'forbidden', message: 'Only the console itself may call this.' } as const
  const site = request.headers.get('sec-fetch-site')
  // Pages cannot forge this header, and the browser knows the page's address better than the server.
  if (site === 'same-origin') return null
  if (site !== null && site !== 'none') return refusal
  if (origin === null) return null
  // A proxy may have replaced the host; then the published address counts.
  const hosts = [request.headers.get('host'), new URL(request.url).host, new URL(settings.publicUrl).host]
  return URL.canParse(origin) && hosts.includes(new URL(origin).host) ? null : refusal
}

function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
