import { JSON_TYPE } from '@klarsikt/server/http'
import type { ApiSettings } from '../../settings.js'
import { writeSessionCookie } from '../session/cookie.js'
import { SESSION_DAYS } from '../session/sessions.js'

/** An answer that hands the browser another session: after a log-in, a log-out or a change of the password. */
export function sessionReply<Reply extends object>(
  { publicUrl }: Pick<ApiSettings, 'publicUrl'>,
  token: string,
  reply: Reply,
  /** Of a log-in: the device is known from now on. */
  deviceCookie?: string,
): Response {
  const cookie = writeSessionCookie(token, {
    secure: publicUrl.startsWith('https:'),
    // The server ends sessions; the cookie only has to live as long as any of them.
    maxAgeSeconds: SESSION_DAYS * 86_400,
  })
  const headers = new Headers({ 'content-type': JSON_TYPE, 'cache-control': 'no-store', 'set-cookie': cookie })
  if (deviceCookie !== undefined) headers.append('set-cookie', deviceCookie)
  return new Response(JSON.stringify(reply), { headers })
}
