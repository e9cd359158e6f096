import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { ObserveRequest } from './observe-requests.js'
import { limitRequestTimes, type RequestTimes } from './request-time.js'

export type RunningServer = {
  readonly port: number
  readonly url: string
  /**
   * Serves on for so long (ms), while every answer asks its client to take a new connection for the next request: a
   * balancer that has seen that we are stopping gives that to another replica.
   */
  drain(durationMs: number): Promise<void>
  /** Takes no new connections, lets requests in flight end, then cuts what is left after `timeoutMs`. */
  close(timeoutMs?: number): Promise<void>
}

/** Serves a fetch handler over HTTP/1.1; port 0 takes a free one. */
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
        // A kept-alive connection becomes idle only once its request has been answered.
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

/** Once begun, every answer that is not on its way yet says `Connection: close`. */
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
