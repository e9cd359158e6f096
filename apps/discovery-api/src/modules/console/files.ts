import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { HttpApp } from '@klarsikt/server/http'

const BASE = '/v2/console'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const compress = promisify(brotliCompress)

/** The page may run only its own scripts and styles, call only its own service, and may not be framed. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

type File = { readonly type: string; readonly bytes: Buffer; packed?: Promise<Buffer> }

/** Serves the built console: its files by name, and its page at every other address below `/v2/console`. */
export function mountConsoleFiles(app: HttpApp, folder: string | null): void {
  const files = folder !== null && existsSync(folder) ? read(folder) : new Map<string, File>()
  app.get(`${BASE}/assets/*`, async (c) => {
    const file = files.get(c.req.path.slice(BASE.length))
    // The name contains a hash of the content.
    return file ? send(c.req.raw, file, 'public, max-age=31536000, immutable') : c.notFound()
  })
  app.get(`${BASE}/api/*`, (c) => c.notFound())
  const page = (request: Request) => {
    const index = files.get('/index.html')
    return index
      ? send(request, index, 'no-cache', { 'content-security-policy': POLICY })
      : new Response('The console is not built in this installation.', { status: 404 })
  }
  app.get(BASE, (c) => page(c.req.raw))
  app.get(`${BASE}/*`, (c) => page(c.req.raw))
}

function read(folder: string): Map<string, File> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TYPES[extname(entry.name)] !== undefined)
      .map((entry) => {
        const full = join(entry.parentPath, entry.name)
        const path = `/${relative(folder, full).split(sep).join('/')}`
        return [path, { type: TYPES[extname(entry.name)] ?? '', bytes: readFileSync(full) }]
      }),
  )
}

async function send(
  request: Request,
  file: File,
  cacheControl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const packed = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
  // Compressed on the first request: the console is opened seldom, and a start should not wait for it.
  const bytes = packed ? await (file.packed ??= compress(file.bytes)) : file.bytes
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': file.type,
      'content-length': String(bytes.byteLength),
      'cache-control': cacheControl,
      vary: 'accept-encoding',
      ...(packed ? { 'content-encoding': 'br' } : {}),
      ...more,
    },
  })
}
