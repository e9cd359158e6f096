import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { isOutage } from '../database/outage.js'
import { type Log, redactPath } from '../log/index.js'
import { errorResponse, failure } from './failure.js'
import { securityHeaders } from './security-headers.js'

export type HttpVariables = { readonly requestId: string }
export type HttpApp = Hono<{ Variables: HttpVariables }>

type Options = {
  readonly log: Log
  /** Whether customers reach us over HTTPS (directly or through a proxy). */
  readonly https: boolean
  /** Requests slower than this (ms) are logged as warnings. */
  readonly slow?: number
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** A Hono app with what every service of ours shares: request ids, security headers, one error mapping, one line a fault. */
export function createHttpApp({ log, https, slow = 2_000 }: Options): HttpApp {
  const app: HttpApp = new Hono()
  app.use(securityHeaders({ https }))
  app.use(async (c, next) => {
    const given = c.req.header('x-request-id')
    const requestId = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    if (isBrokenUrl(c.req.url)) {
      c.res = failure('request.malformed')
    } else {
      const started = performance.now()
      await next()
      const duration = Math.round(performance.now() - started)
      const details = { requestId, method: c.req.method, path: redactPath(c.req.path), status: c.res.status, duration }
      if (c.res.status >= 500 || duration > slow) log.warn(details, 'answered')
      else log.debug(details, 'answered')
    }
    c.res.headers.set('x-request-id', requestId)
  })
  app.onError((error, c) => {
    const details = { requestId: c.get('requestId'), method: c.req.method, path: redactPath(c.req.path) }
    // An outage is one event with one line from the watch; a line a request would bury everything else.
    if (isOutage(error)) log.debug({ ...details, err: error }, 'the database is away')
    else log.error({ ...details, err: error }, 'a request failed')
    return errorResponse(error)
  })
  app.notFound(() => failure('page.not-found'))
  return app
}

/** Percent escapes that are not UTF-8, or a NUL, which no column and no file name takes. */
function isBrokenUrl(url: string): boolean {
  if (!url.includes('%')) return false
  try {
    return decodeURIComponent(url).includes('\u0000')
  } catch {
    return true
  }
}
