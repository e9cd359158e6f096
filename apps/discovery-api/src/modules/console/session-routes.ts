import { consoleEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { CONSOLE_CALLS, CONSOLE_LOG_IN } from '../../http/buckets.js'
import { type Call, implement } from '../../http/implement.js'
import type { Refusal } from '../../http/refusal.js'
import { sessionCookie, setSessionCookie } from './cookie.js'
import { implementForSession, refuseForeign } from './implement-for-session.js'
import { closeSession, findSession, openSession, toConsoleSession } from './session.js'

const isHttps = ({ settings }: Pick<Call, 'settings'>) => settings.publicUrl.startsWith('https:')

function withCookie(call: Call, body: unknown, secret: string | null): Response {
  return Response.json(body, {
    headers: { 'cache-control': 'no-store', 'set-cookie': setSessionCookie(secret, { https: isHttps(call) }) },
  })
}

/** Lets this origin's own page in, so often. */
async function limited(call: Call, _: unknown, allowance = CONSOLE_CALLS): Promise<Result<Call, Refusal>> {
  const foreign = refuseForeign(call)
  if (foreign) return err(foreign)
  const wait = call.buckets.take(allowance, call.address)
  return wait ? err({ code: 'rate-limited', ...wait }) : ok(call)
}

export const sessionRoutes = [
  implement(
    endpoints.logIn,
    async (call, { body }) => {
      const opened = await openSession(call, body.key.trim())
      if (!opened)
        return err({ code: 'unauthorized', message: 'This key opens nothing here.', fields: { key: 'wrong' } })
      // Whoever signs in again leaves the session before.
      const before = sessionCookie(call.request)
      if (before !== null) await closeSession(call, before)
      return ok(withCookie(call, await toConsoleSession(call, opened.session), opened.secret))
    },
    {
      bodyLimit: 4_096,
      enter: (call) => limited(call, undefined, CONSOLE_LOG_IN),
    },
  ),
  implement(
    endpoints.getSession,
    async (call) => {
      const secret = sessionCookie(call.request)
      const session = secret === null ? null : await findSession(call, secret)
      return ok({ session: session && (await toConsoleSession(call, session)) })
    },
    { enter: limited },
  ),
  implementForSession(endpoints.logOut, async (call) => {
    const secret = sessionCookie(call.request)
    if (secret !== null) await closeSession(call, secret)
    return ok(withCookie(call, { success: true }, null))
  }),
]
