/** Shows the built pages against a mocked backend: `tsx --conditions klarsikt:source scripts/preview.ts [port]`. */
import { createShopClient } from '@klarsikt/contract/client'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { getResponse } from 'msw'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { mockShop } from '../src/testing/mock-shop.js'

const port = Number(process.argv[2] ?? 4173)
const origin = `http://localhost:${port}`
const client = fileURLToPath(new URL('../build/client', import.meta.url))
const build = (await import('../build/server/index.js')) as ServerBuild
const handler = createRequestHandler(build, 'production')
const shop = mockShop()
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' }

const backend: typeof fetch = async (input, init) => {
  const answer = await getResponse(shop.handlers, new Request(new URL(String(input), origin), init))
  return answer ?? Response.json({ success: false, error: { code: 'unexpected', message: 'Något gick fel.' } }, { status: 500 })
}

createServer(async (incoming, outgoing) => {
  const url = new URL(incoming.url ?? '/', origin)
  const file = join(client, url.pathname)
  if (file.startsWith(client) && existsSync(file) && statSync(file).isFile()) {
    outgoing.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(outgoing)
    return
  }
  const request = toRequest(incoming, url)
  const answer = url.pathname.startsWith('/api/')
    ? await backend(url, request)
    : await handler(request, { client: createShopClient({ baseUrl: origin, apiKey: 'preview', csrfToken: () => 'token', fetch: backend }), nonce: 'preview', apiCookies: () => [], config: { origin, apiKey: 'preview' } })
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (answer.body) Readable.fromWeb(answer.body as never).pipe(outgoing)
  else outgoing.end()
}).listen(port, () => console.log(origin))

function toRequest(incoming: IncomingMessage, url: URL): Request {
  const method = incoming.method ?? 'GET'
  const headers = new Headers(Object.entries(incoming.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : [])))
  return new Request(url, { method, headers, ...(method !== 'GET' && method !== 'HEAD' && { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' as const }) })
}
