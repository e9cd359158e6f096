import { type ShopCall, shopRoutes } from '@klarsikt/contract/shop'
import type { Api } from '../create-api.js'
import { writeSessionCookie } from '../groups/platform/session/cookie.js'
import { startSession } from '../groups/platform/session/sessions.js'
import { ask, type Answer } from './test-api.js'

export type SessionCaller = {
  readonly cartId: string
  readonly cookie: string
  get(path: string): Promise<Answer>
  /** Sends a call and answers any status. */
  send(name: ShopCall, body?: object, path?: string): Promise<Answer>
}

/** Makes calls in a new session. Each request id names its call with the prefix, such as `store-updateCart`. */
export async function callInSession(
  api: Pick<Api, 'app' | 'deps'>,
  prefix: string,
  of: Parameters<typeof startSession>[1],
): Promise<SessionCaller> {
  const { token, session } = await startSession(api.deps, of)
  const cookie = writeSessionCookie(token, { secure: false, maxAgeSeconds: 60 }).split(';')[0] ?? ''
  return {
    cartId: session.cartId,
    cookie,
    get: (path) => ask(api, path, { headers: { cookie } }),
    send: (name, body, path = shopRoutes[name].path) =>
      ask(api, path, {
        method: shopRoutes[name].method,
        headers: {
          cookie,
          'csrf-token': session.csrfToken,
          'x-request-id': `${prefix}-${name}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
  }
}
