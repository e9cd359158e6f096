import { JSON_TYPE } from '@klarsikt/server/http'
import type { ApiSettings } from '../../../settings.js'
import { SESSION_DAYS, writeSessionCookie } from '../../platform/index.js'

/** An answer that gives the browser another session, after a log-in, a log-out or a change of the password. */
export function sessionReply<Reply extends object>(
  { publicUrl }: Pick<ApiSettings, 'publicUrl'>,
  token: string,
  reply: Reply,
  /** For a log-in: the cookie by which the device is known later. */
  deviceCookie?: string,
): Response {
  const cookie = writeSessionCookie(token, {
    secure: publicUrl.startsWith('https:'),
    // The server decides when a session ends. The cookie lives as long as the longest session.
    maxAgeSeconds: SESSION_DAYS * 86_400,
  })
  const headers = new Headers({ 'content-type': JSON_TYPE, 'cache-control': 'no-store', 'set-cookie': cookie })
  if (deviceCookie !== undefined) headers.append('set-cookie', deviceCookie)
  return new Response(JSON.stringify(reply), { headers })
}
