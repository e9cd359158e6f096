import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Log, runInContext, type WorkContext } from '../log/index.js'
import type { Telemetry } from '../telemetry/index.js'
import { REQUEST_ID_LENGTH } from './http-app.js'

type Options = {
  readonly telemetry: Telemetry
  readonly log: Log
  /** True when the log has one line for each request. */
  readonly accessLog: boolean
}

/** Gives a request its id and measures it until its last byte was sent. */
export type ObserveRequest = <T>(environment: HttpBindings, answer: () => T) => T

/** Methods that metrics count by name. All other methods are counted together as `_OTHER`. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Status for a caller that left before the answer, as nginx uses it. */
const CLIENT_CLOSED = 499

/** Makes the function that records metrics, traces and the access log of a server. */
export function observeRequests({ telemetry, log, accessLog }: Options): ObserveRequest {
  return ({ incoming, outgoing }, answer) => {
    const requestId = requestIdOf(incoming.headers['x-request-id'])
    if (!telemetry.isOn && !accessLog) return runInContext({ fields: { requestId } }, answer)
    const method = METHODS.has(incoming.method ?? '') ? (incoming.method as string) : '_OTHER'
    const labels = { 'http.request.method': method }
    const { traceparent } = incoming.headers
    const parent = typeof traceparent === 'string' ? traceparent : undefined
    const step = telemetry.begin(method, { kind: 'request', attributes: labels, parent })
    const context: WorkContext = { fields: { requestId, traceId: step.traceId } }
    const { socket } = incoming
    const [started, sentBefore] = [performance.now(), socket.bytesWritten]
    telemetry.count('http.server.active_requests', labels)
    outgoing.once('close', () => {
      const status = outgoing.headersSent ? outgoing.statusCode : CLIENT_CLOSED
      const duration = performance.now() - started
      const route = context.route ?? undefined
      const about = { 'http.route': route, 'http.response.status_code': status }
      telemetry.count('http.server.active_requests', labels, -1)
      telemetry.time('http.server.request.duration', duration / 1_000, { ...labels, ...about })
      step.end({
        name: route && `${method} ${route}`,
        failed: status >= 500,
        attributes: { ...(route ? { 'http.route': route } : {}), 'http.response.status_code': status },
      })
      if (accessLog) {
        const bytes = socket.bytesWritten - sentBefore
        log.info(
          { ...context.fields, method, route, status, duration: Math.round(duration * 10) / 10, bytes },
          'request',
        )
      }
    })
    return runInContext(context, () => step.run(answer))
  }
}

/** Returns the id that a proxy gave the request when it has the form of an id. Otherwise makes a new one. */
function requestIdOf(given: string | string[] | undefined): string {
  const isId = typeof given === 'string' && given.length <= REQUEST_ID_LENGTH && /^[\w\-=]+$/.test(given)
  return isId ? given : randomUUID()
}
