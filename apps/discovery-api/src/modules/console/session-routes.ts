import { consoleEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { err, ok } from '@klarsikt/core/lib'
import { CONSOLE_LOG_IN } from '../../http/buckets.js'
import { type Call, implement } from '../../http/implement.js'
import { sessionCookie, setSessionCookie } from './cookie.js'
import { implementForSession, refuseForeign } from './implement-for-session.js'
import { closeSession, openSession, toConsoleSession } from './session.js'

const isHttps = ({ settings }: Pick<Call, 'settings'>) => settings.publicUrl.startsWith('https:')

function withCookie(call: Call, body: unknown, secret: string | null): Response {
  return Response.json(body, {
    headers: { 'cache-control': 'no-store', 'set-cookie': setSessionCookie(secret, { https: isHttps(call) }) },
  })
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
      return ok(withCookie(call, toConsoleSession(opened.session), opened.secret))
    },
    {
      bodyLimit: 4_096,
      enter: async (call) => {
        const foreign = refuseForeign(call)
        if (foreign) return err(foreign)
        const wait = call.buckets.take(CONSOLE_LOG_IN, call.address)
        return wait ? err({ code: 'rate-limited', ...wait }) : ok(call)
      },
    },
  ),
  implementForSession(endpoints.getSession, (call) => ok(toConsoleSession(call.session))),
  implementForSession(endpoints.logOut, async (call) => {
    const secret = sessionCookie(call.request)
    if (secret !== null) await closeSession(call, secret)
    return ok(withCookie(call, { success: true }, null))
  }),
]
