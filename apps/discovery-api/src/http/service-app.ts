import { randomUUID } from 'node:crypto'
import { isOutage } from '@klarsikt/server/database'
import { securityHeaders } from '@klarsikt/server/http'
import type { Log } from '@klarsikt/server/log'
import { Hono } from 'hono'
import { exceptionResponse, refusalResponse } from './refusal.js'

export type ServiceApp = Hono<{ Variables: { readonly requestId: string } }>

const REQUEST_ID = /^[\w-]{8,64}$/
/** A preflight holds for a day: what may be sent never depends on the tenant. */
const PREFLIGHT_SECONDS = 86_400

/** The app with what every call shares: request ids, headers, preflights, one mapping of exceptions. */
export function createServiceApp({ log, https }: { readonly log: Log; readonly https: boolean }): ServiceApp {
  const app: ServiceApp = new Hono()
  app.use(async (c, next) => {
    await next()
    // Pages of other origins are who this is for; the shop's own pages are guarded by their own server, and the console
    // is a page itself.
    if (!c.req.path.startsWith('/v2/console')) c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
  })
  app.use(securityHeaders({ https }))
  app.use(async (c, next) => {
    const given = c.req.header('x-request-id')
    const requestId = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    if (isBrokenUrl(c.req.url)) c.res = refusalResponse({ code: 'malformed' })
    else await next()
    c.res.headers.set('x-request-id', requestId)
  })
  app.options('/v2/*', (c) => c.body(null, 204, preflight(c.req.header('origin'))))
  app.onError((error, c) => {
    const details = { requestId: c.get('requestId'), method: c.req.method, err: error }
    if (isOutage(error)) log.debug(details, 'the database is away')
    else log.error(details, 'a request failed')
    return exceptionResponse(error)
  })
  app.notFound(() => refusalResponse({ code: 'not-found' }))
  return app
}

/**
 * The tenant stands in the body, which a preflight does not carry; so every origin may ask, and the call itself is
 * answered only to those the tenant allows. No cookie is read but the console's, which asks for a header that is not
 * among these, so a page gains nothing that its server could not do.
 */
function preflight(origin: string | undefined): Record<string, string> {
  return {
    'access-control-allow-origin': origin ?? '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type, x-request-id',
    'access-control-max-age': String(PREFLIGHT_SECONDS),
    vary: 'origin',
  }
}

/** Percent escapes that are not UTF-8, or a NUL, which no column takes. */
function isBrokenUrl(url: string): boolean {
  if (!url.includes('%')) return false
  try {
    return decodeURIComponent(url).includes('\u0000')
  } catch {
    return true
  }
}
