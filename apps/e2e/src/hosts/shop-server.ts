import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Service } from './discovery-service.js'

export type RunningShop = { readonly url: string; readonly stop: () => void }
/** The visitor's earlier choices: consent (`granted`, `denied` or empty) and language. */
type Visitor = { readonly consent: string; readonly language: string }
type Write = (href: string, visitor: Visitor) => Promise<string> | string

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
}

/** A strict policy: no nonce, no hash, nothing unsafe, and Trusted Types. */
const policy = (api: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self' ${api}`,
    "img-src 'self' http://images.icecat.biz",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** Serves a merchant's shop on a free port: files from `folders`, where the first match counts, and a page for every other path. */
export async function serveShop(
  { url: api }: Service,
  folders: Readonly<Record<string, string>>,
  write: Write,
): Promise<RunningShop> {
  const fileOf = (pathname: string) => {
    for (const [prefix, folder] of Object.entries(folders)) {
      const file = path.join(folder, pathname.slice(prefix.length - 1))
      const inside = pathname.startsWith(prefix) && file.startsWith(folder) && !file.endsWith('.html')
      if (inside && existsSync(file) && statSync(file).isFile()) return file
    }
    return undefined
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const file = fileOf(url.pathname)
    if (file !== undefined) {
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
      response.end(readFileSync(file))
      return
    }
    void Promise.resolve(write(url.href, visitorOf(request))).then(
      (html) => {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy(api),
          'cache-control': 'no-store',
        })
        response.end(html)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function visitorOf({ headers: { cookie = '' } }: IncomingMessage): Visitor {
  const said = (name: string) => new RegExp(`${name}=([\\w-]+)`).exec(cookie)?.[1]
  return { consent: said('consent') ?? '', language: said('language') ?? 'en' }
}

export function filled(html: string, facts: Readonly<Record<string, string>>): string {
  return html.replace(/%([A-Z]+)%/g, (_, name: string) =>
    (facts[name] ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;'),
  )
}
