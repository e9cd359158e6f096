import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { generate } from 'selfsigned'

export interface TlsProxy {
  readonly url: string
  forwardTo(target: string): void
  stop(): Promise<void>
}

/** A proxy in front of a shop: it terminates TLS with its own certificate, passes the Host header on and names its caller. */
export async function startTlsProxy(): Promise<TlsProxy> {
  const names = [
    { type: 2 as const, value: 'localhost' },
    { type: 7 as const, ip: '127.0.0.1' },
  ]
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: names }],
  })
  let target: URL | undefined
  const server = createServer({ key, cert }, (request, response) => {
    if (target) pass(request, response, target)
    else response.writeHead(503).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    forwardTo: (address) => void (target = new URL(address)),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

function pass(request: IncomingMessage, response: ServerResponse, target: URL): void {
  const { 'x-forwarded-for': before, ...headers } = request.headers
  const caller = request.socket.remoteAddress ?? ''
  const onward = httpRequest(
    {
      host: target.hostname,
      port: target.port,
      method: request.method,
      path: request.url,
      headers: {
        ...headers,
        'x-forwarded-for': [before, caller].filter(Boolean).join(', '),
        'x-forwarded-proto': 'https',
      },
    },
    (answer) => {
      // The browser has left the page meanwhile.
      if (response.destroyed) return void answer.destroy()
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      pipeline(answer, response, () => {})
    },
  )
  onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  pipeline(request, onward, () => {})
}
