import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { ObserveRequest } from './observe-requests.js'
import { limitRequestTimes, type RequestTimes } from './request-time.js'

export type RunningServer = {
  readonly port: number
  readonly url: string
  /**
   * Keeps serving for this many ms, and tells each client to open a new connection for its next request. A load
   * balancer that has seen that this process stops sends the new connection to another replica.
   */
  drain(durationMs: number): Promise<void>
  /** Accepts no new connections, lets running requests end, and closes the remaining connections after `timeoutMs`. */
  close(timeoutMs?: number): Promise<void>
}

/** Serves a fetch handler over HTTP/1.1. Port 0 takes any free port. */
export async function listen(options: {
  fetch: (request: Request, environment: HttpBindings) => Response | Promise<Response>
  port: number
  host: string
  observe?: ObserveRequest
  requestTimes?: RequestTimes
}): Promise<RunningServer> {
  const { fetch, observe } = options
  const answer: typeof fetch = observe
    ? (request, environment) => observe(environment, () => fetch(request, environment))
    : fetch
  const server = createAdaptorServer({ fetch: answer as never }) as Server
  limitRequestTimes(server, options.requestTimes)
  server.keepAliveTimeout = 65_000
  const connections = closingConnections(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${options.port} is taken by another program: set PORT.`, { cause: error })
          : error,
      )
    })
    server.listen(options.port, options.host, resolve)
  })
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : options.port
  const shown =
    options.host === '0.0.0.0' || options.host === '::' || options.host === '127.0.0.1' ? 'localhost' : options.host
  return {
    port,
    url: `http://${shown}:${port}`,
    async drain(durationMs) {
      connections.begin()
      await sleep(durationMs)
    },
    close: (timeoutMs = 8_000) =>
      new Promise((resolve) => {
        connections.begin()
        const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
        // A kept-alive connection becomes idle only when its request has been answered.
        const sweep = setInterval(() => server.closeIdleConnections(), 25)
        server.close(() => {
          clearTimeout(cut)
          clearInterval(sweep)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}

/** After `begin`, every response whose headers are not sent yet gets `Connection: close`. */
function closingConnections(server: Server): { begin(): void } {
  const open = new Set<ServerResponse>()
  let closing = false
  server.prependListener('request', (_, response: ServerResponse) => {
    if (closing) response.shouldKeepAlive = false
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return {
    begin() {
      closing = true
      for (const response of open) response.shouldKeepAlive = false
    },
  }
}
