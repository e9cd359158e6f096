import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'

export type RunningServer = {
  readonly port: number
  readonly url: string
  /** Takes no new connections, lets requests in flight end, then cuts what is left after `patience` ms. */
  close(patience?: number): Promise<void>
}

/** Serves a fetch handler over HTTP/1.1; port 0 takes a free one. */
export async function listen(options: {
  fetch: (request: Request) => Response | Promise<Response>
  port: number
  host: string
}): Promise<RunningServer> {
  const server = createAdaptorServer({ fetch: options.fetch }) as Server
  // A slow sender may not hold a connection for ever, and no request may have endless headers.
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 65_000
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
    close: (patience = 8_000) =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), patience)
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
