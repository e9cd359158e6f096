import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { requestId, type RequestIdVariables } from 'hono/request-id'
import { routePath } from 'hono/route'
import { isOutage } from '../database/outage.js'
import { currentContext, type Log, redactPath } from '../log/index.js'
import { noTelemetry, type Telemetry } from '../telemetry/index.js'
import type { Failures } from './failures.js'
import { securityHeaders } from './security-headers.js'

export type HttpVariables = RequestIdVariables
export type HttpApp = Hono<{ Variables: HttpVariables }>

type Options<Code extends string> = {
  readonly log: Log
  /** True when customers reach the shop over HTTPS, directly or through a proxy. */
  readonly https: boolean
  readonly failures: Failures<Code>
  /** Requests that take longer than this (ms) are logged as warnings. */
  readonly slow?: number
  readonly telemetry?: Telemetry | undefined
}

export const REQUEST_ID_LENGTH = 64

/**
 * Makes a Hono app with what all services share: compression, request ids, security headers, responses for errors, and
 * one log line for each fault.
 */
export function createHttpApp<Code extends string>(options: Options<Code>): HttpApp {
  const { log, https, failures, slow = 2_000, telemetry = noTelemetry } = options
  const { codes } = failures.list
  const app: HttpApp = new Hono()
  app.use(compress())
  app.use(securityHeaders({ https }))
  app.use(
    requestId({ limitLength: REQUEST_ID_LENGTH, generator: () => currentContext()?.fields.requestId ?? randomUUID() }),
  )
  app.use(async (c, next) => {
    if (isBrokenUrl(c.req.url)) {
      c.res = failures.failure(codes.malformed)
    } else {
      const started = performance.now()
      await take(telemetry, c, next)
      const duration = Math.round(performance.now() - started)
      const { status } = c.res
      const details = {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: redactPath(c.req.path),
        status,
        duration,
      }
      if (status >= 500 || duration > slow) log.warn(details, 'answered')
      else log.debug(details, 'answered')
    }
    // Hono's middleware sets the id only on responses that Hono makes itself.
    c.res.headers.set('x-request-id', c.get('requestId'))
  })
  app.onError((error, c) => {
    const details = { requestId: c.get('requestId'), method: c.req.method, path: redactPath(c.req.path) }
    // The circuit breaker logs an outage once. One line for each request would bury everything else.
    if (isOutage(error)) log.debug({ ...details, err: error }, 'the database is away')
    else log.error({ ...details, err: error }, 'a request failed')
    telemetry.count('klarsikt.refusals', { code: isOutage(error) ? codes.unavailable : codes.unexpected })
    return failures.exception(error)
  })
  app.notFound(() => failures.failure(codes.notFound))
  return app
}

/**
 * Records the route of a request. When another request in this process calls this service, the call becomes a part of
 * that request's trace.
 */
async function take(telemetry: Telemetry, c: Context, next: () => Promise<void>): Promise<void> {
  const context = currentContext()
  if (context?.route === undefined) {
    if (context) context.route = null
    await next()
    if (context) context.route = routeOf(c)
    return
  }
  const step = telemetry.begin(c.req.method, { kind: 'part' })
  await step.run(next)
  step.end({ name: `${c.req.method} ${routeOf(c) ?? ''}`.trim(), failed: c.res.status >= 500 })
}

/** Returns the path template that answered. Returns null when only middleware for all requests ran. */
function routeOf(c: Context): string | null {
  const path = routePath(c)
  return path === '*' || path === '/*' ? null : path
}

/** Returns whether a URL has percent escapes that are not UTF-8, or a NUL, which databases and file names refuse. */
function isBrokenUrl(url: string): boolean {
  if (!url.includes('%')) return false
  try {
    return decodeURIComponent(url).includes('\u0000')
  } catch {
    return true
  }
}
