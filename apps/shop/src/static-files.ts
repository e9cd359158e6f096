import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { serveStatic } from 'hono/serve-static'
import type { Backend } from './backend.js'
import { WORKER_POLICY } from './content-security-policy.js'

type File = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string }
export type StaticFiles = { has(path: string): boolean; readonly answer: Backend }

/**
 * Serves the built files of the storefront. It finds a file by looking its path up in a list and never joins the path
 * with a folder, so no path can leave the folder.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, File>(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const full = join(entry.parentPath, entry.name)
        const bytes = new Uint8Array(readFileSync(full))
        const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
        return [`/${relative(folder, full).split(sep).join('/')}`, { bytes, etag: `W/"${digest}"` }]
      }),
  )
  const app = new Hono()
  app.use(
    etag(),
    serveStatic({
      precompressed: true,
      join: (_root, path) => path,
      getContent: async (path) => files.get(path)?.bytes ?? null,
      onFound: (path, c) => {
        // Names below /assets contain a hash of the content, so they never change. Browsers check the few other files
        // every hour.
        const isHashed = path.startsWith('/assets/')
        c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
        c.header('etag', files.get(path)?.etag)
        c.header('vary', 'accept-encoding')
        c.header('x-content-type-options', 'nosniff')
        c.header('cross-origin-resource-policy', 'same-origin')
        if (path.endsWith('.js')) c.header('content-security-policy', WORKER_POLICY)
      },
    }),
  )
  return { has: (path) => files.has(path), answer: (request) => app.fetch(request) }
}
