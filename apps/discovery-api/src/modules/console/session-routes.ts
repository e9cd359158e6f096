import { consoleEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { err, ok } from '@klarsikt/core/lib'
import { type Call, implement } from '../../http/implement.js'
import { sessionCookie, setSessionCookie } from './cookie.js'
import { closeSession, openSession, toConsoleSession } from './session.js'

/** Longest body of a log-in, bytes. */
const LOG_IN_LIMIT = 4_096

const isHttps = ({ settings }: Pick<Call, 'settings'>) => settings.publicUrl.startsWith('https:')

function withCookie(call: Call, body: unknown, secret: string | null): Response {
  return Response.json(body, {
    headers: { 'cache-control': 'no-store', 'set-cookie': setSessionCookie(secret, { https: isHttps(call) }) },
  })
}

async function leaveSession(call: Call): Promise<void> {
  const secret = sessionCookie(call.request)
  if (secret !== null) await closeSession(call, secret)
}

export const sessionRoutes = [
  implement(
    endpoints.logIn,
    async (call, { body }) => {
      const opened = await openSession(call, body.key.trim())
      if (!opened)
        return err({ code: 'unauthorized', message: 'This key opens nothing here.', fields: { key: 'wrong' } })
      // A new log-in ends the earlier session.
      await leaveSession(call)
      return ok(withCookie(call, await toConsoleSession(call, opened.session), opened.secret))
    },
    { bodyLimit: LOG_IN_LIMIT },
  ),
  implement(endpoints.getSession, async (call) =>
    ok({ session: call.session && (await toConsoleSession(call, call.session)) }),
  ),
  implement(endpoints.logOut, async (call) => {
    await leaveSession(call)
    return ok(withCookie(call, { success: true }, null))
  }),
]
