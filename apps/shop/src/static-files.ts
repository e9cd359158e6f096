import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { COMPRESSED } from './precompressed.js'

type Encoding = 'br' | 'gzip'
type File = {
  readonly type: string
  readonly cacheControl: string
  readonly plain: Buffer
  readonly compressed: ReadonlyMap<Encoding, Buffer>
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
}

export type StaticFiles = {
  answer(request: Request, path: string): Response | null
  /** A stylesheet as text. */
  styleText(path: string): string | undefined
}

/**
 * The built files of the storefront, held in memory in every form they are sent in. A path is looked up and never joined
 * with a folder, so no path can lead out of it.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, File>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name)
    const extension = extname(entry.name)
    if (!entry.isFile() || COMPRESSED.some(({ suffix }) => suffix === extension)) continue
    const path = `/${relative(folder, full).split(sep).join('/')}`
    files.set(path, {
      type: TYPES[extension] ?? 'application/octet-stream',
      // Built names carry a hash of the content; the few others are looked at again every hour.
      cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      plain: readFileSync(full),
      compressed: new Map(COMPRESSED.flatMap(({ encoding, suffix }) => readIfThere(`${full}${suffix}`, encoding))),
    })
  }
  return {
    styleText: (path) => (path.endsWith('.css') ? files.get(path)?.plain.toString('utf8') : undefined),
    answer(request, path) {
      const file = files.get(path)
      if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return null
      const accepted = request.headers.get('accept-encoding') ?? ''
      const encoding = COMPRESSED.map((one) => one.encoding).find(
        (one) => accepted.includes(one) && file.compressed.has(one),
      )
      const body = (encoding && file.compressed.get(encoding)) ?? file.plain
      const headers: Record<string, string> = {
        'content-type': file.type,
        'cache-control': file.cacheControl,
        'content-length': String(body.byteLength),
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        'cross-origin-resource-policy': 'same-origin',
      }
      if (encoding) headers['content-encoding'] = encoding
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
    },
  }
}

function readIfThere(path: string, encoding: Encoding): [Encoding, Buffer][] {
  try {
    return [[encoding, readFileSync(path)]]
  } catch {
    return []
  }
}
